import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#kit/db/database.ts'
import { makeMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { closeMember, emptyMember, reopenMember } from './close-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
})
afterAll(() => site.close())

const now = new Date('2026-11-20T12:00:00Z')
const run = <T>(work: (tx: Tx) => Promise<T>) => site.site.foundation.db.transaction(work)
const rowOf = (id: number) =>
  site.site.foundation.db.own.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const wordsOf = async (id: number) => {
  const rows = await site.site.foundation.db.own
    .selectFrom('member_names')
    .select('word')
    .where('member', '=', id)
    .where('whole', '=', true)
    .execute()
  return rows.map(({ word }) => word)
}
const lists = [
  'shows_topics',
  'shows_paintings',
  'shows_replays',
  'shows_desserts',
  'shows_honor',
  'shows_feed',
] as const
const shownBy = async (id: number) => {
  const row = await rowOf(id)
  return [...lists, 'shows_progress' as const, 'shows_presence' as const, 'listed' as const].filter(
    (column) => row[column],
  )
}

test('a closed account has no name, no profile and no list; opened again it has those it had', async () => {
  const { id } = await makeMember(site, 'leaver')
  await site.site.foundation.db.own
    .updateTable('members')
    .set({ introduction: 'likes cake', background: '/pic/b.png', shows_honor: false, shows_progress: false })
    .where('id', '=', id)
    .execute()
  const shown = await shownBy(id)
  expect(shown).toEqual([...lists.filter((column) => column !== 'shows_honor'), 'listed'])
  const card = await run((tx) => closeMember(tx, id, now))
  expect(card).toEqual({ nick: 'leaver', head: '', introduction: 'likes cake', background: '/pic/b.png', shown })
  expect(await rowOf(id)).toMatchObject({
    closed_at: now,
    nick: '',
    introduction: '',
    background: '',
    nick_folded: 'leaver',
  })
  expect([await shownBy(id), await wordsOf(id)]).toEqual([[], []])
  expect(await run((tx) => closeMember(tx, id, now))).toBeNull()
  await run(async (tx) => card && reopenMember(tx, id, card))
  expect(await rowOf(id)).toMatchObject({ closed_at: null, nick: 'leaver', introduction: 'likes cake' })
  expect([await shownBy(id), await wordsOf(id)]).toEqual([shown, ['leaver']])
})

test('only a closed account is emptied, and an emptied one is not opened again', async () => {
  const { id } = await makeMember(site, 'gone')
  await run((tx) => emptyMember(tx, id, now))
  expect(await rowOf(id)).toMatchObject({ account: 'gone', forgotten_at: null })
  const card = await run((tx) => closeMember(tx, id, now))
  await run((tx) => emptyMember(tx, id, now))
  const emptied = await rowOf(id)
  expect(emptied).toMatchObject({
    account: `\u0001${id}`,
    mail: `\u0001${id}`,
    nick: '',
    nick_folded: `\u0001${id}`,
    mail_verified_at: null,
    forgotten_at: now,
    black: false,
    first_login_at: null,
  })
  await run((tx) => emptyMember(tx, id, new Date()))
  await run(async (tx) => card && reopenMember(tx, id, card))
  expect(await rowOf(id)).toEqual(emptied)
  expect(await wordsOf(id)).toEqual([])
})
