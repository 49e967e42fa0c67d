import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire } from '#site/test/hire.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { betStaff } from '../contract/bet-staff.ts'
import { bets } from '../contract/bets.ts'
import { bettors } from '../test/betting.ts'

let site: TestSite
let staff: TestMember
let second: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  staff = await hire(site, 'deskone', ['bocai'])
  second = await hire(site, 'desktwo', ['bocai'])
})
afterAll(() => site.close())
const { as, bettor, form, open, stake, end, payOut } = bettors(() => site)

const names = async () => (await site.call(bets.calls.categories, {})).data.map(({ NAME }) => NAME)

test('a category moves to a place among the others', async () => {
  for (const name of ['one', 'two', 'three']) await site.call(betStaff.calls.addCategory, { name }, as(staff))
  const { data } = await site.call(bets.calls.categories, {})
  const move = (name: string, place: number) => {
    const id = data.find(({ NAME }) => NAME === name)?.ID ?? 0
    return site.call(betStaff.calls.updateCategory, { id, name, nameEn: '', hidden: 'N', place }, as(staff))
  }
  await move('three', 0)
  expect(await names()).toEqual(['three', 'one', 'two'])
  await move('three', 1)
  expect(await names()).toEqual(['one', 'three', 'two'])
  await move('one', 2)
  expect(await names()).toEqual(['three', 'two', 'one'])
})

test('a category has a name that no other looks like', async () => {
  const add = async (name: string) => (await site.call(betStaff.calls.addCategory, { name }, as(staff))).msg
  expect([await add('Marisa'), await add('marisa'), await add('M\u0430risa'), await add(' ')]).toEqual([
    '',
    'categoryTwice',
    'categoryTwice',
    'categoryMissing',
  ])
  const { data } = await site.call(bets.calls.categories, {})
  const [first] = data.filter(({ NAME }) => NAME === 'one')
  const change = { id: first?.ID ?? 0, name: 'Mar\u0456sa', nameEn: '', hidden: 'N', place: 0 } as const
  expect((await site.call(betStaff.calls.updateCategory, change, as(staff))).msg).toBe('categoryTwice')
})

test('the address of the form is no name of an event', async () => {
  const answer = await site.call(betStaff.calls.add, await form(staff, { bocaiName: 'NEW' }), as(staff))
  expect(answer.msg).toBe('nameWrong')
})

test('marks that turn the direction of writing are left out of an event', async () => {
  const turned = { title: '\u202eemit', terms: 'a\u2066b\nc', options: ['\u202eon', 'no'] }
  const name = await open(staff, turned)
  const { TITLE, TERMS, OPTIONS } = (await site.call(bets.calls.one, { bocaiName: name })).data
  expect([TITLE, TERMS, ...OPTIONS.map(({ LABEL }) => LABEL)]).toEqual(['emit', 'ab\nc', 'on', 'no'])
  const sent = await form(staff, { options: ['n\u200fo', 'no'] })
  expect((await site.call(betStaff.calls.add, sent, as(staff))).msg).toBe('optionTwice')
})

test('staff see who proposed or decided last', async () => {
  const name = await open(staff)
  const lastBy = async () => (await site.call(betStaff.calls.detail, { bocaiName: name }, as(staff))).data.LASTBY?.UID
  expect(await lastBy()).toBe(undefined)
  site.advance(25 * 3_600_000)
  await end(staff, name, 0)
  expect(await lastBy()).toBe(staff.id)
  expect((await end(staff, name, 1)).msg).toBe('secondPerson')
  await end(second, name, 1)
  expect(await lastBy()).toBe(second.id)
})

test("one's own history has what every day won and lost in a currency", async () => {
  const ann = await bettor()
  const bea = await bettor()
  const read = async (currency?: 'faith' | 'power') =>
    (await site.call(bets.calls.own, currency ? { currency } : {}, as(ann))).data
  let staked = 0
  for (const winner of [0, 1]) {
    const name = await open(staff)
    await stake(ann, name, { option: 0, stake: 5 })
    await stake(bea, name, { option: 1, stake: 4 })
    await payOut(staff, name, winner)
    staked += 5
  }
  const { days, rows } = await read('faith')
  expect(days).toHaveLength(2)
  expect(days.map(({ DAY }) => DAY)).toEqual(days.map(({ DAY }) => DAY).toSorted())
  const profit = rows.reduce((sum, { PAID }) => sum + PAID, -staked)
  expect(days.reduce((sum, { WON, LOST }) => sum + WON - LOST, 0)).toBe(profit)
  expect(days.at(-1)).toMatchObject({ WON: 0, LOST: 5 })
  expect((await read('power')).days).toEqual([])
  expect((await read()).days).toEqual([])
})
