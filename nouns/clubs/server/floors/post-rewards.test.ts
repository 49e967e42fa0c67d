import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { emojiSets } from '#rules/rich-text/emoji-sets.ts'
import { toNextDay } from '#site/test/beijing-clock.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { expectAudited, held } from '#site/test/wallet.ts'
import { clubs } from '../../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../../test/clubs.ts'

const { calls } = clubs
let site: TestSite
let clerk: TestMember
let t: number
let made = 0

beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  const owner = await makeMember(site, 'owner')
  t = await makeTopic(site, owner, { m: await makeClub(site) })
  clerk = await hire(site, 'clerk', ['ms', 'topic'])
})
afterAll(() => site.close())
afterEach(() => expectAudited(site))

const member = () => makeMember(site, `poster${++made}`)
const newText = (length = 20) => `${++made} `.padEnd(length + String(made).length + 1, 'abcdefgh')
const post = async (by: TestMember, text = newText()) => (await answer(site, by, t, documentOf(text))).data
const reward = async (by: TestMember, text = newText()) => (await post(by, text)).reward
/** Posts until a bullet is drawn; answers its floor. */
const drawBullet = async (by: TestMember) => {
  for (;;) {
    const floor = await post(by)
    if (floor.reward !== '') return floor
  }
}
const remove = (by: TestMember, floor: number) => site.call(calls.remove, { t, floor }, { token: by.token })
const del = (floor: number, restore: 'Y' | 'N' = 'N') =>
  site.call(calls.deleteFloor, { t, floor, reason: 'breach', restore }, { token: clerk.token })

describe('the first post of a day', () => {
  test('brings a point, also a short one, and the next posts none', async () => {
    const a = await member()
    expect([await reward(a, 'a1'), await reward(a, 'a2')]).toEqual(['point', ''])
    toNextDay(site)
    expect(await reward(a, 'a3')).toBe('point')
    expect(await held(site, a)).toEqual({ point: 2 })
  })

  test('may be a topic', async () => {
    const a = await member()
    const topic = { m: await makeClub(site), title: 'Cake', document: documentOf(newText()) }
    expect((await site.call(calls.postTopic, topic, { token: a.token })).data.reward).toBe('point')
    expect(await reward(a, 'a short one')).toBe('')
  })

  test('brings one point when ten come at once', async () => {
    const a = await member()
    const rewards = await Promise.all(Array.from({ length: 10 }, (_, n) => reward(a, `at once ${n}`)))
    expect(rewards.filter((each) => each === 'point')).toHaveLength(1)
    expect(await held(site, a)).toEqual({ point: 1 })
  })
})

describe('bullets', () => {
  test('are drawn by posts of 20 weighted characters, at most three a day', async () => {
    const a = await member()
    await reward(a)
    const kinds = [await drawBullet(a), await drawBullet(a), await drawBullet(a)].map((floor) => floor.reward)
    for (const kind of kinds) expect(['GDD', 'SJD', 'ZJJ']).toContain(kind)
    for (let n = 0; n < 60; n++) expect(await reward(a)).toBe('')
    const { point, ...drawn } = await held(site, a)
    expect([point, Object.values(drawn).reduce((sum, each) => sum + each, 0)]).toEqual([1, 3])
    toNextDay(site)
    expect(await reward(a)).toBe('point')
    expect((await drawBullet(a)).reward).not.toBe('')
  }, 60_000)

  test('are not drawn by short posts, white space or quoted words', async () => {
    const a = await member()
    await reward(a)
    for (let n = 0; n < 60; n++) expect(await reward(a, `${++made}${' '.repeat(30)}!`)).toBe('')
    expect(await held(site, a)).toEqual({ point: 1 })
  })
})

test.each([
  ['in other cases, widths and spaces', 'Cherry　CAKE', 'ｃｈｅｒｒｙ cake\u200b'],
  ['by somebody else', 'Plum pudding', 'Plum pudding'],
])('the same text brings nothing, %s', async (_, first, second) => {
  const [a, b] = [await member(), await member()]
  expect(await reward(a, first)).toBe('point')
  toNextDay(site)
  expect([await reward(a, second), await reward(b, second), await reward(b, `mine ${++made}`)]).toEqual([
    '',
    '',
    'point',
  ])
})

test('two who post the same text at once get one point', async () => {
  const [a, b] = [await member(), await member()]
  const rewards = await Promise.all([reward(a, 'A shared cake'), reward(b, 'A shared cake')])
  expect(rewards.toSorted()).toEqual(['', 'point'])
})

test('an emoji or picture without words counts as a text of its own', async () => {
  const [a, b] = [await member(), await member()]
  const [one, other] = emojiSets.default.names
  const emoji = (name: string) => ({ type: 'emoji', attrs: { set: 'default', name } })
  const alone = (name: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [emoji(name)] }] })
  const sent = async (by: TestMember, name = '') => {
    const document = alone(name)
    return (await site.call(calls.postFloor, { t, document }, { token: by.token })).data.reward
  }
  expect([await sent(a, one), await sent(b, one), await sent(b, other)]).toEqual(['point', '', 'point'])
})

test('robots earn nothing', async () => {
  const a = await member()
  const { db } = site.site.foundation
  await db.own.updateTable('members').set({ robot: true }).where('id', '=', a.id).execute()
  expect(await reward(a)).toBe('')
})

describe('a post that waits for staff', () => {
  test('earns when it is released, on that day', async () => {
    const strict = await openTestSite({ jobs: false, reviewFirst: 1 })
    try {
      const boss = await hire(strict, 'boss', ['ms'])
      const a = await makeMember(strict, 'newcomer')
      const m = await makeClub(strict)
      const topic = { m, title: 'Hello', document: documentOf('hello everybody') }
      const { data } = await strict.call(calls.postTopic, topic, { token: a.token })
      expect(data).toMatchObject({ held: 'Y', reward: '' })
      expect(await held(strict, a)).toEqual({})
      const verdict = { t: data.t, floor: 1, verdict: 'pass', reason: 'fine' } as const
      expect((await strict.call(calls.decideHeld, verdict, { token: boss.token })).msg).toBe('')
      expect(await held(strict, a)).toEqual({ point: 1 })
      const next = await strict.call(calls.postFloor, { t: data.t, document: documentOf('again') }, { token: a.token })
      expect(next.data.reward).toBe('')
      await expectAudited(strict)
    } finally {
      await strict.close()
    }
  }, 60_000)

  test('leaves a text spent that was posted before, whoever copies it', async () => {
    const strict = await openTestSite({ jobs: false, reviewFirst: 1, ratesFactor: 1e6 })
    try {
      const boss = await hire(strict, 'boss', ['ms'])
      const m = await makeClub(strict)
      const names = ['first', 'flagged', 'third']
      const [first, flagged, third] = (await Promise.all(names.map((name) => makeMember(strict, name)))) as [
        TestMember,
        TestMember,
        TestMember,
      ]
      const newcomer = await makeMember(strict, 'newcomer')
      const topic = await makeTopic(strict, first, { m, document: documentOf('welcome') })
      const sent = async (by: TestMember, text: string) =>
        (await strict.call(calls.postFloor, { t: topic, document: documentOf(text) }, { token: by.token })).data
      const pass = (floor: number) =>
        strict.call(calls.decideHeld, { t: topic, floor, verdict: 'pass', reason: 'fine' }, { token: boss.token })
      await pass(1)
      await pass((await sent(third, 'hello everybody')).FLOOR)
      toNextDay(strict)
      expect((await sent(first, 'A cake of my own')).reward).toBe('point')
      await setBlack(strict, flagged, true)
      const copies = [await sent(newcomer, 'A cake of my own'), await sent(flagged, 'A cake of my own')]
      expect(copies.map(({ GONE, reward: brought }) => [GONE, brought])).toEqual([
        ['held', ''],
        ['held', ''],
      ])
      expect((await sent(third, 'A cake of my own')).reward).toBe('')
      // What waits spends nothing: its text is still to be had, and whoever shows it first has it.
      const waiting = await sent(newcomer, 'A tart that waits')
      expect((await sent(third, 'A tart that waits')).reward).toBe('point')
      await pass(waiting.FLOOR)
      expect(await held(strict, newcomer)).toEqual({})
      await expectAudited(strict)
    } finally {
      await strict.close()
    }
  }, 60_000)

  test('of a black-flagged author brings nothing', async () => {
    const a = await member()
    await setBlack(site, a, true)
    const { reward: brought, GONE, FLOOR } = await post(a)
    expect([brought, GONE]).toEqual(['', 'held'])
    const verdict = { t, floor: FLOOR, verdict: 'pass', reason: 'fine' } as const
    expect((await site.call(calls.decideHeld, verdict, { token: clerk.token })).msg).toBe('')
    expect(await held(site, a)).toEqual({})
  })
})

describe('what a post had brought', () => {
  test('goes back when its author removes it within 30 days, and the day stays spent', async () => {
    const a = await member()
    const { FLOOR } = await post(a)
    expect((await remove(a, FLOOR)).msg).toBe('')
    expect(await held(site, a)).toEqual({})
    expect(await reward(a, 'another')).toBe('')
  })

  test('stays when its author removes it later', async () => {
    const a = await member()
    const { FLOOR } = await post(a)
    site.advance(31 * 86_400_000)
    await remove(a, FLOOR)
    expect(await held(site, a)).toEqual({ point: 1 })
  })

  test('becomes a debt if it is spent', async () => {
    const a = await member()
    const { FLOOR } = await post(a)
    const { db } = site.site.foundation
    const { postTransfer } = await import('#core/ledger/post-transfer.ts')
    await db.transaction((tx) =>
      postTransfer(tx, {
        reason: 'sell',
        about: { kind: 'nothing', id: 0 },
        key: `spent ${a.id}`,
        at: new Date(),
        moves: [{ from: a.id, to: -30_000_000_000, resource: 'point', amount: 1 }],
      }),
    )
    await remove(a, FLOOR)
    expect(await held(site, a)).toEqual({ point: -1 })
    toNextDay(site)
    expect(await reward(a, 'pays the debt')).toBe('point')
    expect(await held(site, a)).toEqual({})
  })

  test('goes back when staff remove it, and comes again when they bring it back, as often as they do', async () => {
    const a = await member()
    const { FLOOR } = await post(a)
    const seen = []
    for (const restore of ['N', 'Y', 'N', 'Y'] as const) {
      expect((await del(FLOOR, restore)).msg).toBe('')
      seen.push(await held(site, a))
    }
    expect(seen).toEqual([{}, { point: 1 }, {}, { point: 1 }])
  })

  test('stays with others in a topic that its author or staff remove', async () => {
    const [a, b] = [await member(), await member()]
    const topic = await makeTopic(site, a, { m: await makeClub(site), document: documentOf(newText()) })
    await answer(site, b, topic, documentOf(newText()))
    const act = (which: 'hide' | 'restore') =>
      site.call(calls.setTopic, { t: topic, act: which, reason: 'breach' }, { token: clerk.token })
    expect((await act('hide')).msg).toBe('')
    expect([await held(site, a), await held(site, b)]).toEqual([{}, { point: 1 }])
    await act('restore')
    expect(await held(site, a)).toEqual({ point: 1 })
    await site.call(calls.remove, { t: topic, floor: 1 }, { token: a.token })
    expect([await held(site, a), await held(site, b)]).toEqual([{}, { point: 1 }])
  })
})
