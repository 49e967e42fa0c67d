import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../../contract/replays.ts'
import * as limits from '../../rules/replay-limits.ts'

const { filters, saveFilter, removeFilter } = replays.calls

let site: TestSite
let sakuya: TestMember
let meiling: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  sakuya = await makeMember(site, 'sakuya')
  meiling = await makeMember(site, 'meiling')
})
afterAll(() => site.close())

const save = (name: string, query: string, by: TestMember) =>
  site.call(saveFilter, { name, query }, { token: by.token })
const kept = async (by: TestMember) => (await site.call(filters, {}, { token: by.token })).data

test('a filter is kept as the page writes it, and its name holds one', async () => {
  const { data } = await save('  Lunatic  ', 'sort=score&rank=L&p=3&game=6&nonsense=1', sakuya)
  expect(data).toEqual({ id: data.id, name: 'Lunatic', query: 'game=6&rank=L&sort=score' })
  const again = await save('Lunatic', '?game=7&rank=L', sakuya)
  expect(again.data).toEqual({ id: data.id, name: 'Lunatic', query: 'game=7&rank=L' })
  expect(await kept(sakuya)).toEqual([again.data])
  expect(await kept(meiling)).toEqual([])
})

test('what cannot be kept is said', async () => {
  expect((await save(' \u200b', 'game=6', sakuya)).msg).toBe('filterNameEmpty')
  expect((await save('弹'.repeat(9), 'game=6', sakuya)).msg).toBe('filterNameLong')
  expect((await save('nothing', 'p=2&game=5', sakuya)).msg).toBe('filterEmpty')
  expect((await save('弹'.repeat(8), 'game=6', sakuya)).msg).toBe('')
})

test('one takes away one’s own, once', async () => {
  const { data } = await save('gone', 'game=6', meiling)
  const remove = async (by: TestMember) => (await site.call(removeFilter, { id: data.id }, { token: by.token })).msg
  expect(await remove(sakuya)).toBe('filterGone')
  expect(await remove(meiling)).toBe('')
  expect(await remove(meiling)).toBe('filterGone')
})

test('there is room for thirty, however many come at once', async () => {
  const names = Array.from({ length: limits.savedFiltersMost + 6 }, (_, n) => `filter ${n}`)
  const answers = await Promise.all(names.map((name) => save(name, 'game=6', meiling)))
  expect(answers.filter(({ msg }) => msg === 'filtersFull')).toHaveLength(6)
  const all = await kept(meiling)
  expect(all).toHaveLength(limits.savedFiltersMost)
  // At the limit, an existing filter can still be changed.
  expect((await save(all[0]?.name ?? '', 'game=7', meiling)).data.query).toBe('game=7')
})
