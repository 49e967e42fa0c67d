import { afterAll, describe, expect, test } from 'vitest'
import type { Endpoint, Group } from '#contract/endpoint.ts'
import { home } from '#nouns/home/contract/home.ts'
import { nouns } from '../nouns.ts'
import { checkParts, optional } from '../server/check-parts.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'

const opened: TestSite[] = []
afterAll(() => Promise.all(opened.map((site) => site.close())))

/** The calls of a noun, of all its groups. */
const callsOf = async (noun: string): Promise<readonly Endpoint[]> => {
  const groups = await (nouns as Readonly<Record<string, { readonly calls: () => Promise<object> }>>)[noun]?.calls()
  return Object.values<Group>({ ...groups }).flatMap(({ calls }) => Object.values(calls))
}

test('bets, gifts and what else nothing leans on may be off', () => {
  expect(optional).toEqual(['archive', 'bets', 'gifts', 'queue', 'tokens'])
  expect(() => checkParts(['bets', 'gifts'])).not.toThrow()
  expect(() => checkParts(['clubs'])).toThrow(/cannot switch clubs off: others lean on it/)
  expect(() => checkParts(['cream'])).toThrow(/cannot switch cream off: there is no such part/)
})

describe.each([...optional.map((name) => [name, [name]] as const), ['all of them', optional] as const])(
  'without %s',
  (_, without) => {
    test('their calls, desks and public pages are gone, and the others are there', async () => {
      const site = await openTestSite({ jobs: false, without: [...without] })
      opened.push(site)
      for (const noun of Object.keys(nouns)) {
        for (const { path, method } of await callsOf(noun)) {
          const url = `/api${path.replace(/:\w+/g, '1')}`
          const { statusCode } = await site.site.app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
          expect(statusCode === 404, `${noun} ${path}`).toBe(without.includes(noun))
        }
      }
      expect((await site.call(home.calls.front, {})).msg).toBe('')
      const { body } = await site.site.app.inject('/sitemap/pages.xml')
      expect(body.includes('/bocai</loc>')).toBe(!without.includes('bets'))
      expect(body.includes('/rpy/archive</loc>')).toBe(!without.includes('archive'))
    })
  },
)
