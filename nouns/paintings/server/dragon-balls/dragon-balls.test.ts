import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { characters } from '#rules/games/characters.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { dragonBalls } from '../../contract/dragon-balls.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintings } from '../../contract/paintings.ts'
import { uploadPainting } from '../../test/upload-painting.ts'
import { liveDragon } from './live-topic.ts'
import { dragonBallsData } from './personal-data.ts'

const { calls } = dragonBalls
const reason = 'pretty'
const ids = characters.map(({ id }) => id)

let site: TestSite
let painter: TestMember
let other: TestMember
let chief: TestMember
let second: TestMember
let used = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  painter = await makeMember(site, 'painter')
  other = await makeMember(site, 'other')
  chief = await hire(site, 'chief', ['painting'])
  second = await hire(site, 'second', ['painting'])
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
/** A character that no other test uses. */
const freshCharacter = () => ids[used++] ?? ''
const handIn = (dragon: string, by = painter) => uploadPainting(site, by, { dragon })
const decide = (pid: number, { accept = 'Y' as const, by = chief }: { accept?: 'Y' | 'N'; by?: TestMember } = {}) =>
  site.call(calls.decide, { pid, accept, reason }, as(by))
const set = (character: string, ball: number, pid: number | null, by = chief) =>
  site.call(calls.set, { character, ball, pid, reason }, as(by))
const row = async (character: string) => {
  const { data } = await site.call(calls.board, {})
  const found = data.find(({ CHARACTER }) => CHARACTER === character)
  if (!found) throw new Error(`the board has no ${character}`)
  return found
}
const ballsOf = async (character: string) =>
  (await row(character)).BALLS.map(({ BALL, painting }) => [BALL, painting.KeyID])
const query = async (text: string, values: unknown[] = []) =>
  (await site.site.foundation.db.pool.query(text, values)).rows
const dessertsOf = (character: string) =>
  query('select round, ball, painting, member::int from pending_desserts where character = $1 order by round, ball', [
    character,
  ])
/** A round with its first `count` balls; the painters take turns. */
async function filled(count: number) {
  const character = freshCharacter()
  const works: number[] = []
  for (let n = 0; n < count; n++) {
    const pid = await handIn(character, n % 2 === 0 ? painter : other)
    expect((await decide(pid)).data).toEqual({ BALL: n + 1, CLOSED: n === 6 ? 'Y' : 'N' })
    works.push(pid)
  }
  return { character, works }
}

test('the board has every character, those without a ball too', async () => {
  const { data } = await site.call(calls.board, {})
  expect(data.map(({ CHARACTER }) => CHARACTER)).toEqual(ids)
  expect(data.at(-1)).toMatchObject({ ROUND: 1, BALLS: [], WAITING: 0, CLOSED: [] })
})

test('a painter who hands a work in for another character meanwhile gets no ball there', async () => {
  const [seen, wanted] = [freshCharacter(), freshCharacter()]
  const pid = await handIn(seen)
  const moved = { pid, name: 'moved', rights: 'mine', dragon: wanted } as const
  expect((await site.call(paintings.calls.update, moved, as(painter))).msg).toBe('')
  const take = (character: string) => site.call(calls.decide, { pid, accept: 'Y', reason, character }, as(chief))
  expect((await take(seen)).msg).toBe('missingCandidate')
  expect(await ballsOf(wanted)).toEqual([])
  expect((await take(wanted)).data).toEqual({ BALL: 1, CLOSED: 'N' })
})

test('a work that was handed in waits, and is the next free ball once staff take it', async () => {
  const character = freshCharacter()
  const pid = await handIn(character)
  const waiting = async () => (await site.call(calls.candidates, {}, as(chief))).data.rows.map(({ KeyID }) => KeyID)
  expect(await waiting()).toContain(pid)
  expect(await row(character)).toMatchObject({ WAITING: 1, BALLS: [] })
  expect((await decide(pid)).data).toEqual({ BALL: 1, CLOSED: 'N' })
  expect(await row(character)).toMatchObject({ WAITING: 0, BALLS: [{ BALL: 1, painting: { KeyID: pid } }] })
  expect(await waiting()).not.toContain(pid)
  expect((await decide(pid)).msg).toBe('missingCandidate')
  const [told] = await remindersOf(site, painter, 'dragonBall')
  expect(told).toEqual({
    subject: `painting:${pid}`,
    data: { painting: pid, name: '午后的甜品屋', state: 'set', ball: 1, round: 1, character, note: reason },
  })
  const [logged] = await query(`select actor::int, reason, before, after from staff_log where subject = $1`, [
    `painting:${pid}`,
  ])
  expect(logged).toMatchObject({ actor: chief.id, reason })
  expect(JSON.parse(logged.before)).toMatchObject({ member: painter.id, character, verdict: 'waits' })
  expect(JSON.parse(logged.after)).toMatchObject({ verdict: 'pass', round: 1, ball: 1, closed: false })
})

test('a work that is not taken waits no more, and its painter reads why', async () => {
  const character = freshCharacter()
  const pid = await handIn(character)
  expect((await decide(pid, { accept: 'N' })).data).toEqual({ BALL: null, CLOSED: 'N' })
  expect(await row(character)).toMatchObject({ WAITING: 0, BALLS: [] })
  expect((await decide(pid)).msg).toBe('missingCandidate')
  const [told] = await remindersOf(site, painter, 'dragonBall')
  expect(told?.data).toMatchObject({ state: 'declined', ball: 0, note: reason, character })
  expect((await set(character, 4, pid)).data).toEqual({ CLOSED: 'N' })
})

describe('a place of the open round', () => {
  test('is set and emptied by hand, and the next work fills the lowest free one', async () => {
    const character = freshCharacter()
    const [a, b, c] = [await handIn(character), await handIn(character), await handIn(character)]
    expect((await set(character, 2, a)).msg).toBe('')
    expect((await set(character, 2, b)).msg).toBe('ballTaken')
    expect((await set(character, 3, a)).msg).toBe('ballAlready')
    expect((await set(character, 5, null)).msg).toBe('ballEmpty')
    expect((await decide(b)).data.BALL).toBe(1)
    expect((await decide(c)).data.BALL).toBe(3)
    expect((await set(character, 1, null)).data).toEqual({ CLOSED: 'N' })
    expect(await ballsOf(character)).toEqual([
      [2, a],
      [3, c],
    ])
    expect((await remindersOf(site, painter, 'dragonBall'))[0]?.data).toMatchObject({ state: 'emptied', ball: 1 })
    expect((await decide(b)).data.BALL).toBe(1)
  })

  test('takes only what was handed in for the character and is there', async () => {
    const [character, another] = [freshCharacter(), freshCharacter()]
    const pid = await handIn(another)
    expect((await set(character, 1, pid)).msg).toBe('missingPainting')
    expect((await set(character, 1, 999_999)).msg).toBe('missingPainting')
    expect((await set('Nobody', 1, pid)).msg).toBe('characterUnknown')
    expect((await site.call(calls.set, { character, ball: 1, pid, reason: ' ' }, as(chief))).msg).toBe('missingReason')
    const plain = await uploadPainting(site, painter)
    expect((await decide(plain)).msg).toBe('missingCandidate')
  })

  test('is left by a work that its owner removes or that staff hide', async () => {
    const { character, works } = await filled(3)
    const [first = 0, hidden = 0, last = 0] = works
    expect((await site.call(paintings.calls.remove, { pid: first }, as(painter))).msg).toBe('')
    expect((await site.call(paintingStaff.calls.forbid, { pid: hidden, reason }, as(chief))).msg).toBe('')
    expect(await ballsOf(character)).toEqual([[3, last]])
    expect((await site.call(paintingStaff.calls.cancelForbid, { pid: hidden, reason }, as(chief))).msg).toBe('')
    expect(await row(character)).toMatchObject({ WAITING: 1 })
    expect((await decide(hidden)).data.BALL).toBe(1)
  })
})

describe('the seventh ball', () => {
  test('closes the round, notes a dessert for every ball, and opens the next round', async () => {
    const { character, works } = await filled(7)
    const desserts = await dessertsOf(character)
    expect(desserts).toEqual(
      works.map((painting, n) => ({ round: 1, ball: n + 1, painting, member: (n % 2 === 0 ? painter : other).id })),
    )
    const closed = await row(character)
    expect(closed).toMatchObject({ ROUND: 2, BALLS: [], CLOSED: [{ ROUND: 1 }] })
    expect(closed.CLOSED[0]?.PEOPLE).toMatchObject([
      { UID: painter.id, BALLS: [1, 3, 5, 7] },
      { UID: other.id, BALLS: [2, 4, 6] },
    ])
    expect((await remindersOf(site, painter, 'dragonRound'))[0]).toEqual({
      subject: `dragon:${character}:1`,
      data: { character, round: 1, balls: 4 },
    })
    const mine = (await site.call(calls.pending, {}, as(other))).data.filter(({ CHARACTER }) => CHARACTER === character)
    expect(mine.map(({ ROUND, BALL, KeyID }) => [ROUND, BALL, KeyID])).toEqual(
      [2, 4, 6].map((ball) => [1, ball, works[ball - 1]]),
    )
    const state = await liveDragon.state(site.site.foundation.db.read, 'all', new Date())
    expect(state).toMatchObject({ rounds: expect.arrayContaining([[character, 2, 0]]) })
  })

  test('of a closed round stays with its painter’s name when the work goes; it is no ball again', async () => {
    const { character, works } = await filled(7)
    const [first = 0, last = 0] = [works[0], works.at(-1)]
    expect((await site.call(paintings.calls.remove, { pid: first }, as(painter))).msg).toBe('')
    expect((await row(character)).CLOSED[0]?.PEOPLE[0]).toMatchObject({ UID: painter.id, BALLS: [1, 3, 5, 7] })
    expect(await dessertsOf(character)).toHaveLength(7)
    expect((await set(character, 1, last)).msg).toBe('ballAlready')
    expect((await decide(last)).msg).toBe('missingCandidate')
  })

  test('set by two at once for two works: one closes the round, the other begins the next', async () => {
    const { character } = await filled(6)
    const [a, b] = [await handIn(character), await handIn(character, other)]
    const answers = await Promise.all([decide(a), decide(b, { by: second })])
    expect(answers.map(({ data }) => [data.BALL, data.CLOSED]).sort()).toEqual([
      [1, 'N'],
      [7, 'Y'],
    ])
    expect(await dessertsOf(character)).toHaveLength(7)
    expect(await row(character)).toMatchObject({ ROUND: 2, BALLS: [{ BALL: 1 }], CLOSED: [{ ROUND: 1 }] })
  })

  test('set by hand by two at once closes the round once', async () => {
    const { character } = await filled(6)
    const [a, b] = [await handIn(character), await handIn(character, other)]
    const answers = await Promise.all([set(character, 7, a), set(character, 7, b, second)])
    expect(answers.map(({ msg }) => msg)).toEqual(['', ''])
    expect(answers.map(({ data }) => data.CLOSED).sort()).toEqual(['N', 'Y'])
    expect((await row(character)).BALLS).toMatchObject([{ BALL: 7 }])
    expect(await dessertsOf(character)).toHaveLength(7)
  })

  test('the same work set twice at once is one ball', async () => {
    const { character } = await filled(6)
    const pid = await handIn(character)
    const answers = await Promise.all([decide(pid), decide(pid, { by: second }), set(character, 7, pid, second)])
    expect(answers.filter(({ msg }) => msg === '')).toHaveLength(1)
    expect(await dessertsOf(character)).toHaveLength(7)
    expect(await query('select from dragon_balls where painting = $1', [pid])).toHaveLength(1)
  })

  test('set while another ball’s work is removed: either all seven were there, or the round stays open', async () => {
    const { character, works } = await filled(6)
    const pid = await handIn(character)
    const [decided, removed] = await Promise.all([
      decide(pid),
      site.call(paintings.calls.remove, { pid: works[0] ?? 0 }, as(painter)),
    ])
    expect([decided.msg, removed.msg]).toEqual(['', ''])
    const closed = decided.data.CLOSED === 'Y'
    const balls = await query('select ball from dragon_balls where character = $1 and round = 1', [character])
    expect(await dessertsOf(character)).toHaveLength(closed ? 7 : 0)
    expect(balls).toHaveLength(closed ? 7 : 6)
  })
})

test('two that begin a round at once are two balls', async () => {
  const character = freshCharacter()
  const [a, b] = [await handIn(character), await handIn(character, other)]
  const answers = await Promise.all([decide(a), decide(b, { by: second })])
  expect(answers.map(({ data }) => data.BALL).sort()).toEqual([1, 2])
})

test('staff decide about nobody’s works who is they themselves, with whatever account', async () => {
  const character = freshCharacter()
  const own = await handIn(character, chief)
  expect((await decide(own)).msg).toBe('ownPainting')
  expect((await set(character, 1, own)).msg).toBe('ownPainting')
  const twin = await makeMember(site, 'twin')
  await linkAccounts(site, chief, twin)
  const theirs = await handIn(character, twin)
  expect((await decide(theirs, { accept: 'N' })).msg).toBe('ownPainting')
  expect((await decide(theirs, { by: second })).msg).toBe('')
  expect((await set(character, 1, null)).msg).toBe('ownPainting')
})

test('a work that waits for staff is no candidate yet', async () => {
  const character = freshCharacter()
  const pid = await handIn(character)
  await query(`update paintings set held_at = now(), held_why = 'first' where id = $1`, [pid])
  expect((await decide(pid)).msg).toBe('missingCandidate')
  expect((await row(character)).WAITING).toBe(0)
})

test('a ball keeps its character; what else is said of the work may change', async () => {
  const [character, wanted] = [freshCharacter(), freshCharacter()]
  const pid = await handIn(character)
  await decide(pid)
  const change = (dragon: string) =>
    site.call(paintings.calls.update, { pid, name: 'renamed', rights: 'mine', dragon }, as(painter))
  expect((await change(wanted)).msg).toBe('dragonTaken')
  expect((await change('')).msg).toBe('dragonTaken')
  expect((await change(character)).msg).toBe('')
})

test('a dessert that was paid is pending no more', async () => {
  const { character } = await filled(7)
  const pending = async () =>
    (await site.call(calls.pending, {}, as(painter))).data
      .filter(({ CHARACTER }) => CHARACTER === character)
      .map(({ BALL }) => BALL)
  expect(await pending()).toEqual([1, 3, 5, 7])
  await query('update pending_desserts set paid_at = now() where character = $1 and ball = 3', [character])
  expect(await pending()).toEqual([1, 5, 7])
})

test('a forgotten painter has no name on the board and no dessert', async () => {
  const { character, works } = await filled(7)
  const { db } = site.site.foundation
  expect(await dragonBallsData.export(db.read, other.id)).toMatchObject({
    balls: expect.arrayContaining([{ character, round: 1, ball: 2, painting: works[1], at: expect.any(Date) }]),
  })
  await db.transaction((tx) => dragonBallsData.forget(tx, other.id))
  site.site.foundation.touched(['dragon-balls'])
  expect((await row(character)).CLOSED[0]?.PEOPLE).toMatchObject([{ UID: painter.id }])
  expect(await dessertsOf(character)).toHaveLength(4)
})
