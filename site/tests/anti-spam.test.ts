import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Files } from '#core/files/open-files.ts'
import { setStanding } from '#core/members/standing-store.ts'
import { purgePrints } from '#core/moderation/print-store.ts'
import { reviewStandings } from '#core/moderation/review-standings.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { plainRun, uploadRun } from '#nouns/replays/test/upload-run.ts'
import type { Standing } from '#rules/people/standing.ts'
import { stated } from '../server/app.ts'
import { hire } from '../test/hire.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { setBlack } from '../test/set-black.ts'

const day = 86_400_000
const reason = 'looked at it'
const { posts, personalData } = stated({} as Files, () => new Date(0)) // only the declared lists are used
let site: TestSite
let keeper: TestMember
let host: TestMember
let t: number
let m: number
let rid: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false, antiSpam: true })
  keeper = await hire(site, 'keeper', ['replay', 'ms'])
  host = await member('trusted')
  m = await makeClub(site)
  t = await makeTopic(site, host, { m })
  rid = (await uploadRun(site, host)).rid
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const db = () => site.site.foundation.db
const now = () => site.site.foundation.now()
const query = async (text: string, values: unknown[] = []) => (await db().pool.query(text, values)).rows

let made = 0
async function member(standing: Standing = 'settled'): Promise<TestMember> {
  const one = await makeMember(site, `member${++made}`)
  await setStanding(db().own, [one.id], standing)
  return one
}
const members = (n: number, standing?: Standing) => Promise.all(Array.from({ length: n }, () => member(standing)))

const linkTo = (href: string, text = 'see this') => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
})
type Doc = ReturnType<typeof documentOf>
const say = async (by: TestMember, said: string | Doc, key?: string) => {
  const document = typeof said === 'string' ? documentOf(said) : said
  const options = { ...as(by), ...(key && { idempotencyKey: key }) }
  const { data, msg } = await site.call(clubs.calls.postFloor, { t, document }, options)
  expect(msg).toBe('')
  return { floor: data.FLOOR, why: data.HELDFOR }
}
const whys = async (all: readonly TestMember[], said: string | Doc) => {
  const found: string[] = []
  for (const one of all) found.push((await say(one, said)).why)
  return found
}
const edit = (by: TestMember, floor: number, said: string | Doc, edits = 0) => {
  const document = typeof said === 'string' ? documentOf(said) : said
  return site.call(clubs.calls.edit, { t, floor, document, edits }, as(by))
}
const decide = async (floor: number, verdict: 'pass' | 'notPass') =>
  expect((await site.call(clubs.calls.decideHeld, { t, floor, verdict, reason }, as(keeper))).msg).toBe('')
const queue = async () => (await site.call(clubs.calls.heldFloors, { pageSize: 50 }, as(keeper))).data.rows
const comment = async (by: TestMember, text: string) =>
  (await site.call(replays.calls.comment, { rid, comment: text }, as(by))).data.HELDFOR
let seeds = 91_000
const upload = (by: TestMember, text: string) => {
  const bytes = encodeReplay(makeRun({ game: 'th12', seed: seeds++, slowRate: 0, frames: 400 }))
  return site.call(replays.calls.upload, { ...plainRun, comment: text }, { ...as(by), file: { name: 'a.rpy', bytes } })
}

describe('the same text from several accounts', () => {
  test('waits from the third account on, however it is decorated and wherever it is posted', async () => {
    const [a, b, c, d, e] = await members(5)
    if (!a || !b || !c || !d || !e) throw new Error('five members')
    expect(await whys([a, b], 'Cheap spell cards, ask me now!')).toEqual(['', ''])
    expect((await say(c, 'ＣＨＥＡＰ  spell\u200b cards — ask me... NOW')).why).toBe('same')
    expect(await comment(d, 'cheap spell cards, ask me now')).toBe('same')
    const sent = await upload(e, 'Cheap spell cards; ask me now')
    expect(sent.data).toMatchObject({ HELD: 'Y', HELDFOR: 'same' })
    const { data } = await site.call(
      clubs.calls.postTopic,
      { m, title: 'Anything', document: documentOf('Cheap spell cards, ask me now?') },
      as(e),
    )
    expect(data.held).toBe('Y')
  })

  test('does not wait where it is short, one’s own, by trusted members, or a day old', async () => {
    expect(await whys(await members(5), '恭喜收牌！')).toEqual(['', '', '', '', ''])
    const one = await member()
    for (const _ of [1, 2, 3, 4]) expect((await say(one, 'my own words, said over and over')).why).toBe('')
    expect(await whys(await members(4, 'trusted'), 'all of the trusted say this')).toEqual(['', '', '', ''])
    expect(await whys(await members(2), 'good night to everybody here')).toEqual(['', ''])
    site.advance(day + 1)
    expect(await whys(await members(2), 'good night to everybody here')).toEqual(['', ''])
  })

  test('is not the words of another floor that several quote', async () => {
    const { floor } = await say(await member(), 'the most quoted sentence of this evening')
    const quoting = {
      type: 'doc',
      content: [
        {
          type: 'quote',
          attrs: { floor, nick: 'somebody' },
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'the most quoted sentence of this evening' }] },
          ],
        },
        { type: 'paragraph', content: [{ type: 'text', text: 'yes!' }] },
      ],
    } as unknown as Doc
    expect(await whys(await members(4), quoting)).toEqual(['', '', '', ''])
  })

  test('of three accounts at the same moment one waits', async () => {
    const all = await members(3)
    const found = await Promise.all(all.map((one) => say(one, 'three of us at the very same moment')))
    expect(found.map(({ why }) => why).sort()).toEqual(['', '', 'same'])
  })

  test('a call that is repeated counts once', async () => {
    const [a, b] = await members(2)
    if (!a || !b) throw new Error('two members')
    const first = await say(a, 'sent twice because of the network', 'key-1')
    expect(await say(a, 'sent twice because of the network', 'key-1')).toEqual(first)
    expect((await say(b, 'sent twice because of the network')).why).toBe('')
    expect(
      await query(
        'select member from post_prints where subject in (select id from floors where topic = $1 and number = $2)',
        [t, first.floor],
      ),
    ).toHaveLength(1)
  })

  test('is free once staff release it, and waits for good once they keep it out', async () => {
    const text = 'join our tournament on Sunday at noon'
    await whys(await members(2), text)
    const third = await say(await member(), text)
    expect(third.why).toBe('same')
    await decide(third.floor, 'pass')
    expect(await whys(await members(3), text)).toEqual(['', '', ''])

    const bad = 'buy my lives and bombs for money'
    await whys(await members(2), bad)
    const held = await say(await member(), bad)
    await decide(held.floor, 'notPass')
    site.advance(5 * day)
    await purgePrints(db(), now())
    expect((await say(await member(), bad)).why).toBe('same')
  })
})

describe('links', () => {
  const blog = documentOf('my home: ', linkTo('https://blog.example/me?from=here'))

  test('of a new account wait, but not to harmless hosts and to this site', async () => {
    const one = await member('new')
    expect((await say(one, blog)).why).toBe('link')
    expect((await say(one, documentOf('written out: other.example.com/x'))).why).toBe('link')
    for (const href of ['https://www.bilibili.com/video/BV1', 'https://en.touhouwiki.net/wiki/X', '/ms?t=1'])
      expect((await say(one, documentOf('look ', linkTo(href)))).why).toBe('')
    expect((await say(await member('settled'), blog)).why).toBe('')
    expect(await comment(one, 'here: https://blog.example/me')).toBe('link')
    expect((await upload(one, 'https://blog.example/me')).data.HELDFOR).toBe('link')
  })

  test('that staff released do not wait again; those they kept out wait for everybody but the trusted', async () => {
    const good = documentOf('a ', linkTo('https://good.example/page'))
    const first = await say(await member('new'), good)
    await decide(first.floor, 'pass')
    expect((await say(await member('new'), good)).why).toBe('')
    const bad = documentOf('b ', linkTo('https://bad.example/page'))
    await decide((await say(await member('new'), bad)).floor, 'notPass')
    expect((await say(await member('settled'), bad)).why).toBe('same')
    expect((await say(await member('trusted'), bad)).why).toBe('')
  })

  test('from three new accounts wait for settled ones too', async () => {
    const event = documentOf('come ', linkTo('https://event.example/'))
    expect(await whys(await members(2, 'new'), event)).toEqual(['link', 'link'])
    expect((await say(await member('settled'), event)).why).toBe('same')
    expect((await say(await member('new'), event)).why).toBe('same')
  })

  test('of a quoted floor do not wait, but those a quote only pretends to have', async () => {
    const { floor } = await say(await member('settled'), documentOf('see ', linkTo('https://seen.example/a')))
    const quoting = (href: string) =>
      ({
        type: 'doc',
        content: [
          {
            type: 'quote',
            attrs: { floor, nick: 'somebody' },
            content: [{ type: 'paragraph', content: [linkTo(href)] }],
          },
          { type: 'paragraph', content: [{ type: 'text', text: 'thanks' }] },
        ],
      }) as unknown as Doc
    expect((await say(await member('new'), quoting('https://seen.example/a'))).why).toBe('')
    expect((await say(await member('new'), quoting('https://unseen.example/a'))).why).toBe('link')
  })

  test('and mentions of a new account are few in one post', async () => {
    const one = await member('new')
    const links = Array.from({ length: 6 }, (_, n) => linkTo(`https://h${n}.example/`))
    const { calls } = clubs
    const post = (document: Doc, by = one) => site.call(calls.postFloor, { t, document }, as(by))
    expect((await post(documentOf('x', ...links))).msg).toBe('linksMany')
    const named = Array.from({ length: 6 }, (_, n) => ({ type: 'mention', attrs: { uid: 1_000_001 + n, label: 'x' } }))
    expect((await post(documentOf('x', ...named))).msg).toBe('mentionsMany')
    expect((await post(documentOf('x', ...named, ...links), await member())).msg).toBe('')
  })
})

describe('a quote that its floor does not hold', () => {
  const quoting = (floor: number, text: string, href?: string) =>
    ({
      type: 'doc',
      content: [
        {
          type: 'quote',
          attrs: { floor, nick: 'somebody' },
          content: text.split('\n').map((line) => ({
            type: 'paragraph',
            content: [href ? linkTo(href, line) : { type: 'text', text: line }],
          })),
        },
        { type: 'paragraph', content: [{ type: 'text', text: 'ok' }] },
      ],
    }) as unknown as Doc

  test('is compared like the writer’s own words, also in single letters of the floor', async () => {
    const forged = quoting(1, 'Forged words about cheap spell cards')
    expect(await whys(await members(3), forged)).toEqual(['', '', 'same'])
    expect(await whys(await members(3, 'new'), quoting(900, 'Words of a floor that is not there'))).toEqual([
      '',
      '',
      'same',
    ])
    const { floor } = await say(await member(), 'the quick brown fox jumps over a lazy dog')
    const spelled = quoting(floor, [...'buyaboxoflivesforyourgames'].join('\n'))
    expect(await whys(await members(3), spelled)).toEqual(['', '', 'same'])
    // Words of the floor that are left out are no difference.
    expect(await whys(await members(4), quoting(floor, 'The quick brown FOX…\na lazy dog'))).toEqual(['', '', '', ''])
  })

  test('is not looked for in another topic', async () => {
    const words = 'Words that stand in another topic alone'
    const [here, other] = [await makeTopic(site, host, { m }), await makeTopic(site, host, { m })]
    const post = async (by: TestMember, topic: number, document: Doc) =>
      (await site.call(clubs.calls.postFloor, { t: topic, document }, as(by))).data.HELDFOR
    await post(host, other, documentOf(words))
    // A number that no other topic has.
    await query('update floors set number = 9000 where topic = $1 and number = 2', [other])
    const held: string[] = []
    for (const one of await members(3)) held.push(await post(one, here, quoting(9_000, words)))
    expect(held).toEqual(['', '', 'same'])
  })

  test('hides no link that staff kept out, and none of a new account', async () => {
    const bad = await say(await member('new'), 'see https://pills.example/x')
    await decide(bad.floor, 'notPass')
    const seen = await say(await member(), 'look at this place')
    const linked = quoting(seen.floor, 'look at this place', 'https://pills.example/x')
    expect(await whys(await members(1), linked)).toEqual(['same'])
    const other = quoting(seen.floor, 'look at this place', 'https://pills.example/y')
    expect(await whys(await members(1, 'new'), other)).toEqual(['link'])
    // A floor that waits is not quoted before everybody sees it.
    const one = await member('new')
    const waits = await say(one, 'mine: https://pills.example/z')
    expect(waits.why).toBe('link')
    expect((await say(one, quoting(waits.floor, 'mine: https://pills.example/z'))).why).toBe('link')
  })

  test('is refused in an edit and waits in a new topic', async () => {
    const words = 'Edited into a quote, again and again'
    await whys(await members(2), quoting(1, words))
    const one = await member()
    const { floor } = await say(one, 'innocent before it is edited')
    expect((await edit(one, floor, quoting(1, words))).msg).toBe('editSame')
    const topic = { m, title: 'Anything', document: quoting(1, words) }
    expect((await site.call(clubs.calls.postTopic, topic, as(await member()))).data.held).toBe('Y')
    // What the floor says until now may stay.
    const [first] = await members(1)
    if (!first) throw new Error('one member')
    const early = await say(first, quoting(1, 'Early words that others repeat'))
    await whys(await members(2), quoting(1, 'Early words that others repeat'))
    expect((await edit(first, early.floor, quoting(1, 'Early words that others repeat!'))).msg).toBe('')
  })
})

describe('an edit', () => {
  test('that adds a link or a repeated text is refused, and what is there may stay', async () => {
    const one = await member('new')
    const { floor } = await say(one, 'an innocent first line of mine')
    const spam = documentOf('an innocent first line of mine', linkTo('https://later.example/'))
    expect((await edit(one, floor, spam)).msg).toBe('editLink')
    expect((await edit(one, floor, 'an innocent first line of mine, mended')).msg).toBe('')
    await whys(await members(2), 'what a number of people say today')
    expect((await edit(one, floor, 'What a number of people say today!', 1)).msg).toBe('editSame')
    expect(await query('select 1 from post_prints where member = $1', [one.id])).toHaveLength(2)

    const author = await member()
    const copied = await say(author, 'a sentence that others copy from me')
    await whys(await members(2), 'a sentence that others copy from me')
    expect((await edit(author, copied.floor, 'A sentence that others copy from me.')).msg).toBe('')
  })

  test('of a waiting post is judged by what it says then', async () => {
    const one = await member('new')
    const { floor } = await say(one, documentOf('x ', linkTo('https://bait.example/')))
    expect((await edit(one, floor, documentOf('x ', linkTo('https://switch.example/')))).msg).toBe('')
    await decide(floor, 'pass')
    const again = await member('new')
    expect((await say(again, documentOf('y ', linkTo('https://switch.example/')))).why).toBe('')
    expect((await say(again, documentOf('y ', linkTo('https://bait.example/')))).why).toBe('link')
  })

  test('of a replay’s comment follows the same rule', async () => {
    const one = await member('new')
    const { KeyID } = (await upload(one, 'first run')).data
    const change = (text: string) =>
      site.call(replays.calls.update, { rid: KeyID, ...plainRun, comment: text }, as(one))
    expect((await change('see https://run.example/')).msg).toBe('editLink')
    expect((await change('first run, and no miss')).msg).toBe('')
  })
})

test('the reason of a flagged member comes first, also where the text is repeated', async () => {
  await whys(await members(2), 'a flagged member repeats these words')
  const one = await member()
  await setBlack(site, one, true)
  expect((await say(one, 'a flagged member repeats these words')).why).toBe('black')
})

test('staff see why, and the other posts that share the text or link', async () => {
  const text = 'seven accounts say the same thing here'
  const all = await members(7)
  const floors: number[] = []
  for (const one of all) floors.push((await say(one, text)).floor)
  await comment(await member(), text)
  const row = (await queue()).find(({ FLOOR }) => FLOOR === floors[2])
  expect(row).toMatchObject({ why: 'same', SHARED: { count: 7 } })
  expect(row?.SHARED?.posts).toHaveLength(5)
  expect(row?.SHARED?.posts[0]).toMatchObject({ thing: 'replay', id: rid, floor: 0 })
  expect(row?.SHARED?.posts[1]).toMatchObject({ thing: 'topic', id: t, floor: floors[6], UID: all[6]?.id })
  const held = (await site.call(replays.calls.held, { pageSize: 50 }, as(keeper))).data.rows
  expect(held.find((one) => one.text === text)).toMatchObject({ why: 'same', SHARED: { count: 7 } })
  const alone = await say(await member('new'), documentOf('x ', linkTo('https://alone.example/')))
  const lonely = (await queue()).find(({ FLOOR }) => FLOOR === alone.floor)
  expect(lonely).toMatchObject({ why: 'link', SHARED: null })
})

test('fingerprints go after two days, but those that a waiting post shares; and with their member', async () => {
  const [a, b, c] = await members(3)
  if (!a || !b || !c) throw new Error('three members')
  await whys([a, b, c], 'this one keeps waiting for staff')
  await say(a, 'this one is soon forgotten by all')
  site.advance(3 * day)
  await purgePrints(db(), now())
  const left = async ({ id }: TestMember) => (await query('select 1 from post_prints where member = $1', [id])).length
  expect([await left(a), await left(b), await left(c)]).toEqual([1, 1, 1])
  const part = personalData.find(({ name }) => name === 'comparedPosts')
  expect(await part?.export(db().read, a.id)).toMatchObject([{ kind: 'floor' }])
  for (const _ of [1, 2]) await db().transaction(async (tx) => part?.forget(tx, a.id))
  expect([await left(a), await left(b)]).toEqual([0, 1])
})

test('the hourly work settles a new account by its age and posts, and staff’s removals take that back', async () => {
  const one = await member('new')
  const standing = async () => (await query('select standing from members where id = $1', [one.id]))[0]?.standing
  for (const n of [1, 2, 3, 4, 5]) await say(one, `post ${n}`)
  const review = async () => {
    await query('update sessions set seen_at = $2 where member = $1', [one.id, now()])
    await reviewStandings(db(), posts, now())
    return standing()
  }
  await query('update members set created_at = $2 where id = $1', [one.id, new Date(now().getTime() - 2 * day)])
  expect(await review()).toBe('new')
  await query('update members set created_at = $2 where id = $1', [one.id, new Date(now().getTime() - 4 * day)])
  // Staff who enter the account are not its member.
  await query('update sessions set entered_by = $2 where member = $1', [one.id, keeper.id])
  expect(await review()).toBe('new')
  await query('update sessions set entered_by = null where member = $1', [one.id])
  expect(await review()).toBe('settled')
  await query(
    `update floors set removed_at = $2, removed_by = 'staff' where id in (select id from floors where author = $1 limit 3)`,
    [one.id, now()],
  )
  expect(await review()).toBe('new')
})
