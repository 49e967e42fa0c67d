import { expect } from 'vitest'
import { optional } from '../../server/check-parts.ts'
import { makeMember } from '../../test/make-member.ts'
import { journeysOn } from '../journey.ts'

const journey = journeysOn({ without: optional })

/** Pages of the parts that are off. */
const gone = ['/bocai', '/bocai/new', '/bocaigob', '/gifts', '/rpy/archive', '/docs/api', '/privileges/queue'] as const
const links = gone.map((path) => `a[href^="${path}"]`).join()

const there = [
  ...[
    '/',
    '/rpy',
    '/jf',
    '/ms',
    '/painting',
    '/desserts',
    '/shop',
    '/supply',
    '/members',
    '/search?q=a',
    '/privileges',
  ],
  ...['/statement', '/reminders', '/messages', '/favourites', '/settings', '/settings/privacy'],
]

journey('a site without any part that may be off is whole: no page of them, no link to one', async (visit) => {
  const owner = await makeMember(visit.site, 'ownpage')
  const other = await makeMember(visit.site, 'another')
  const { page, visit: go } = await visit.person({ token: owner.token })
  for (const path of [...there, `/p/${owner.id}`, `/p/${other.id}`]) {
    await go(path)
    await page.getByRole('main').waitFor()
    const left = await page.locator(links).evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    expect(left, path).toEqual([])
  }
  for (const path of gone) expect((await fetch(visit.origin + path)).status, path).toBe(404)
})
