import { type AccessRows, anyone, staffOnly } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getFront': { told: anyone },
  '/getNotice': { told: anyone },
  '/getDay': { told: anyone },
  '/getActiveUser': { told: anyone },
  '/getPUser': { told: anyone, input: () => ({ id: '1000001' }) },
  '/getHomepage': staffOnly(),
  '/updateHomepage': staffOnly(() => ({ roll: [], version: 2_000_000_000 }), 'homepageChanged'),
  '/updateAnnouncement': staffOnly(() => ({ zh: '', en: '' })),
}
