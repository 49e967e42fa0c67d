import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { givers } from '../test/gifts.ts'

let site: TestSite
let staff: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'keeper', ['present'])
})
afterAll(() => site.close())

const { giver, give } = givers(() => site)
/** The body that a script of anybody gets, with `0` in place of each instant. */
const ask = async (by: TestMember, path: string, payload?: object) => {
  const { app } = site.site
  const headers = { authorization: `Dessert ${by.token}` }
  const method = payload ? 'POST' : 'GET'
  const { body } = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  return body.replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"0"')
}
const person = async ({ id }: TestMember) => {
  const { own } = site.site.foundation.db
  const { nick } = await own.selectFrom('members').select('nick').where('id', '=', id).executeTakeFirstOrThrow()
  return { UID: id, NICK: nick }
}
const answer = (data: unknown) => JSON.stringify({ auth: '', data, msg: '' })
const page = (row: object) => ({ total: 1, more: false, pageInfo: { pageNum: 1, pageSize: 30, pages: 1 }, rows: [row] })

test('the network reads the specification’s names, to the byte', async () => {
  const [ann, bea] = [await giver({ milk: 5 }), await makeMember(site, 'receiver')]
  expect(await give(ann, bea, { milk: 2 }, 'sweet')).toBe('')
  const award = { UID: bea.id, resource: 'score', amount: 70, reason: 'lovely' }
  expect(await ask(staff, '/prizePresent', award)).toBe(answer('suc'))
  const [giverRow, receiverRow] = [await person(ann), await person(bea)]
  const gift = { KeyID: 1, RESOURCE: 'milk', AMOUNT: 2, WORTH: 4_000, NOTE: 'sweet', TIME: '0' }
  const standing = { STATE: 'given', ENDED: '', WHY: '' }
  const week = { USED: 4_000, LEFT: 8_000, UNTIL: '0' }
  const free = { USED: 0, LEFT: 12_000, UNTIL: '' }
  const own = { ...gift, ...standing, WAY: 'in', ...giverRow, HEAD: '', DECLINE: '0' }
  expect(await ask(bea, '/getGifts', { pageSize: 30 })).toBe(answer({ ...page(own), out: free, in: week }))
  const held = [{ RESOURCE: 'milk', AMOUNT: 3 }]
  expect(await ask(ann, '/getGiftTerms', { UID: bea.id })).toBe(
    answer({ ...receiverRow, HEAD: '', WHY: '', FROM: '', week, held }),
  )
  const parties = { GIVER: giverRow, RECEIVER: receiverRow }
  expect(await ask(staff, '/getAllPresent?resource=milk')).toBe(
    answer({
      ...page({ ...gift, ...standing, ...parties, FLAGS: [], HELD: 2, LOST: 0 }),
      WORTH: 4_000,
      totals: [{ RESOURCE: 'milk', AMOUNT: 2, GIFTS: 1 }],
    }),
  )
  const awarded = { RESOURCE: 'score', AMOUNT: 70, REASON: 'lovely', STAFF: await person(staff), TIME: '0' }
  expect(await ask(staff, '/getAwards')).toBe(answer(page({ KeyID: 1, RECEIVER: receiverRow, ...awarded })))
  expect(await ask(bea, '/declineGift', { id: 1 })).toBe(answer('suc'))
})

test('rings, too', async () => {
  const [ann, bea] = [await giver({ score: 9_000 }), await giver({ sugar: 9 })]
  await give(ann, bea, { score: 9_000 })
  await give(bea, ann, { sugar: 1 })
  const PEOPLE = [await person(ann), await person(bea)]
  const ring = { FLAG: 'bothWays', PEOPLE, GIFTS: 2, WORTH: 9_200, GIVERS: 2 }
  expect(await ask(staff, '/getGiftRings')).toBe(answer({ rows: [ring] }))
})
