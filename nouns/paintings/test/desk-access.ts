import { type AccessRows, same, staffOnly } from '#site/test/access-rows.ts'

const pid = 1_000_000
const reason = 'seen'

export const accessRows: AccessRows = {
  '/getPaintingReport': staffOnly(),
  '/takePaintingReport': staffOnly(() => ({ id: 9_000_000 }), 'missingReport'),
  '/decidePaintingReport': staffOnly(() => ({ id: 9_000_000, verdict: 'pass', reason }), 'missingReport'),
  '/donePaintingReport': staffOnly(() => ({ id: 9_000_000 }), 'missingReport'),
  '/getPaintingHeld': staffOnly(),
  '/decidePaintingHeld': staffOnly(() => ({ kind: 'painting', id: pid, pass: 'Y', reason }), 'missingHeld'),
  '/getPaintingByID': staffOnly(() => ({ pid }), 'missingPainting'),
  '/getForbiddenPainting': staffOnly(),
  '/forbidPainting': staffOnly(() => ({ pid, reason }), 'missingPainting'),
  '/cancelPaintingForbid': staffOnly(() => ({ pid, reason }), 'missingForbidden'),
  '/updateSRC': staffOnly(() => ({ pid, url: '/pic/none.png', reason }), 'missingPainting'),
  '/getPaintingDoubt': staffOnly(),
  '/decidePaintingDoubt': staffOnly(() => ({ pid, verdict: 'pay', reason }), 'missingDoubt'),
  '/claimRights': {
    told: same('in'),
    input: () => ({ name: 'A', mail: 'a@example.test', address: 'https://example.test/e/1', words: 'Mine.' }),
  },
  '/getRightsClaim': staffOnly(),
  '/decideRightsClaim': staffOnly(() => ({ id: 9_000_000, pass: 'Y', reason }), 'missingClaim'),
}
