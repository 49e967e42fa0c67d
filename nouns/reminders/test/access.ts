import { type AccessRows, member, same } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/newRM': { told: member },
  '/allRM': { told: member },
  '/readRM': { told: member, input: () => ({ ids: [1] }) },
  '/numRM': { told: member },
  '/allRead': { told: member },
  '/unreadRM': { told: member, input: () => ({ act: 1 }) },
  '/getRemindSet': { told: member },
  '/setRemindSet': { told: member, input: () => ({ messages: 'Y' }) },
  '/endDigest': { told: same('tokenWrong'), input: () => ({ token: `1000001-${'x'.repeat(43)}` }) },
}
