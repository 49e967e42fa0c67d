import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { social } from '#contract/social.ts'
import { writing } from '#contract/writing.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { uploadPainting } from '#nouns/paintings/test/upload-painting.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { makeStaff } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { closeDraft } from '../drafts/store.ts'
import { closeMember, reopenMember } from '../members/close-member.ts'
import { fillNames } from '../members/names/name-store.ts'

let site: TestSite
let reimu: TestMember
let mint: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  reimu = await makeMember(site, 'reimu')
  await giveLevels(site, reimu, { life: 2 })
  // Clubs and topics with ids from 1 on, as places for drafts.
  await site.site.foundation.db.pool.query(
    `with made as (insert into clubs (name, name_folded, created_at)
       select 'Place ' || n, 'place ' || n, now() from generate_series(1, $1::int) n returning id)
     insert into topics (club, author, title, excerpt, at, top, floors, last_floor, last_author, last_at)
       select (select min(id) from made), $2, 'Topic ' || n, '', now(), 1, 0, 1, $2, now() from generate_series(1, 9) n`,
    [limits.draftPlaces + 2, reimu.id],
  )
  mint = await makeMember(site, 'mint_1')
  await site.call(accounts.calls.rename, { nick: '薄荷绿' }, { token: mint.token })
})
afterAll(() => site.close())

const calls = writing.calls
const saying = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

describe('drafts', () => {
  const save = (place: string, base: number, text = 'sweet', force: 'Y' | 'N' = 'N') =>
    site.call(calls.saveDraft, { place, title: 'Cake', document: saying(text), base, force }, { token: reimu.token })
  const kept = async (place: string) =>
    (await site.call(calls.drafts, { place }, { token: reimu.token })).data.map(({ document }) => document)

  test('the last versions of a place are kept, the newest first', async () => {
    let base = 0
    for (let n = 0; n <= limits.draftVersions; n++) base = (await save('m:1', base, `cream ${n}`)).data.version
    expect(await kept('m:1')).toEqual([5, 4, 3, 2, 1].map((n) => saying(`cream ${n}`)))
    const [place] = (await site.call(calls.draftPlaces, {}, { token: reimu.token })).data
    expect(place).toMatchObject({ place: 'm:1', title: 'Cake', EXCERPT: 'cream 5' })
  })

  test('another device that saved since is told of, and nothing is lost', async () => {
    const first = (await save('t:1', 0, 'phone')).data.version
    expect((await save('t:1', 0, 'desk')).msg).toBe('draftNewer')
    expect((await save('t:1', 0, 'desk', 'Y')).msg).toBe('')
    expect((await save('t:1', first, 'phone again')).msg).toBe('draftNewer')
    expect(await kept('t:1')).toEqual([saying('desk'), saying('phone')])
  })

  test('of two devices that save at once one hears of the other', async () => {
    const answers = await Promise.all([save('t:2', 0, 'one'), save('t:2', 0, 'two')])
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'draftNewer'])
  })

  test('what is saved late does not bring back a draft that was posted', async () => {
    const { version } = (await save('t:3', 0)).data
    await site.site.foundation.db.transaction((tx) => closeDraft(tx, reimu.id, 't:3'))
    expect((await save('t:3', version, 'late')).msg).toBe('draftNewer')
    expect(await kept('t:3')).toEqual([])
  })

  test('others see none of it', async () => {
    await save('t:4', 0)
    expect((await site.call(calls.drafts, { place: 't:4' }, { token: mint.token })).data).toEqual([])
    await site.call(calls.dropDraft, { place: 't:4' }, { token: mint.token })
    expect(await kept('t:4')).toHaveLength(1)
    await site.call(calls.dropDraft, { place: 't:4' }, { token: reimu.token })
    expect(await kept('t:4')).toEqual([])
  })

  test('half a post is kept; what could not be read again is refused', async () => {
    const send = (document: Record<string, unknown>) =>
      site.call(calls.saveDraft, { place: 't:5', title: '', document, base: 0, force: 'Y' }, { token: reimu.token })
    expect((await send({ type: 'doc', content: [] })).msg).toBe('')
    expect((await send(saying('\0 half a pair: \ud83c'))).msg).toBe('')
    expect((await send(saying('糖'.repeat(limits.floorBytes / 3)))).msg).toBe('textLong')
    let deep: Record<string, unknown> = { type: 'doc' }
    for (let n = 0; n < 5_000; n++) deep = { content: [deep] }
    expect((await send(deep)).msg).toBe('textDeep')
  })

  test('pictures of a draft are in use, those inside its blocks too', async () => {
    const [a, b] = ['a', 'b'].map((digit) => `/pic/${digit.repeat(64)}.png`)
    const data = Buffer.from(JSON.stringify({ items: [{ src: b, name: 'b.png', alt: '' }] })).toString('base64')
    const block = { type: 'block', attrs: { component: 'gallery', data, id: 'g1' } }
    const document = { type: 'doc', content: [{ type: 'picture', attrs: { src: a } }, block] }
    const asked = { place: 't:6', title: '', document, base: 0 }
    const { version } = (await site.call(calls.saveDraft, asked, { token: reimu.token })).data
    const pictures = () =>
      site.site.foundation.db.read
        .selectFrom('draft_pictures')
        .select('picture')
        .where('version', '=', version)
        .orderBy('picture')
        .execute()
    expect((await pictures()).map(({ picture }) => picture)).toEqual([a, b])
    await site.call(calls.dropDraft, { place: 't:6' }, { token: reimu.token })
    expect(await pictures()).toEqual([])
  })

  test('only a place that is there takes a new version; what a gone one has can be read', async () => {
    const { pool } = site.site.foundation.db
    for (const place of ['m:9999', 't:9999', 't:9999999999', 'e:1:1', 'e:9999:2'])
      expect([place, (await save(place, 0)).msg]).toEqual([place, 'draftNowhere'])
    await pool.query(
      `insert into floors (topic, number, author, at, html, words, excerpt)
         values (8, 1, $1, now(), '', '', ''), (8, 2, $2, now(), '', '', '')`,
      [reimu.id, mint.id],
    )
    expect((await save('e:8:1', 0)).msg).toBe('')
    expect((await save('e:8:2', 0)).msg).toBe('draftNowhere')
    const { version } = (await save('t:8', 0)).data
    await pool.query(`update topics set removed_at = now(), removed_by = 'staff' where id = 8`)
    expect((await save('t:8', version)).msg).toBe('draftNowhere')
    expect(await kept('t:8')).toHaveLength(1)
    for (const place of ['t:8', 'e:8:1']) await site.call(calls.dropDraft, { place }, { token: reimu.token })
    expect(await kept('t:8')).toEqual([])
  })

  test('a place that is not there for the member takes none: hidden clubs, what waits of others', async () => {
    const { pool } = site.site.foundation.db
    await pool.query(
      `insert into floors (topic, number, author, at, html, words, excerpt) values (9, 1, $1, now(), '', '', '')`,
      [reimu.id],
    )
    const places = ['m:1', 't:9', 'e:9:1']
    const kept = async (token: string, each = places) => {
      const save = (place: string) =>
        site.call(calls.saveDraft, { place, title: '', document: saying('x'), base: 0, force: 'Y' }, { token })
      return Promise.all(each.map(async (place) => (await save(place)).msg))
    }
    await pool.query('update topics set held_at = now() where id = 9')
    expect(await kept(mint.token, ['t:9'])).toEqual(['draftNowhere'])
    expect(await kept(reimu.token, ['t:9', 'e:9:1'])).toEqual(['', ''])
    await pool.query('update topics set held_at = null where id = 9')
    await pool.query('update clubs set hidden = true where id = (select min(id) from clubs)')
    expect(await kept(reimu.token)).toEqual(['draftNowhere', 'draftNowhere', 'draftNowhere'])
    await pool.query('update clubs set hidden = false')
    expect(await kept(reimu.token)).toEqual(['', '', ''])
    for (const place of places) await site.call(calls.dropDraft, { place }, { token: reimu.token })
  })

  test('all drafts of a member together are so many bytes; what is kept stays', async () => {
    const { pool } = site.site.foundation.db
    const { version } = (await save('t:7', 0)).data
    await pool.query('update drafts set bytes = $1 where version = $2', [limits.draftBytes, version])
    expect((await save('m:7', 0)).msg).toBe('draftBytes')
    expect((await save('t:7', version)).msg).toBe('draftBytes')
    expect(await kept('t:7')).toHaveLength(1)
    await pool.query('update drafts set bytes = null where version = $1', [version])
    expect((await save('m:7', 0)).msg).toBe('')
    for (const place of ['t:7', 'm:7']) await site.call(calls.dropDraft, { place }, { token: reimu.token })
  })

  test('an unverified member may keep drafts, of so many places', async () => {
    const { token } = await makeMember(site, 'newcomer', false)
    const of = (n: number) =>
      site.call(calls.saveDraft, { place: `m:${n}`, title: '', document: saying('x'), base: 0 }, { token })
    for (let n = 1; n <= limits.draftPlaces - 8; n++) expect((await of(n)).msg).toBe('')
    const last = await Promise.all(Array.from({ length: 10 }, (_, n) => of(limits.draftPlaces - 7 + n)))
    expect(last.map(({ msg }) => msg).sort()).toEqual([...Array(8).fill(''), ...Array(2).fill('draftMost')])
  })
})

describe('mentions', () => {
  const found = async (aite: string, by = reimu, t?: number) => {
    const answer = await site.call(calls.mention, { aite, ...(t && { t }) }, { token: by.token })
    return answer.msg || answer.data.map(({ NICK }) => NICK)
  }

  test.each(['薄荷', '荷绿', 'bohelv', 'BoHe', 'bhl', 'helv', 'bo he', 'ｂｏｈｅ', 'bohelü'])(
    '%s finds 薄荷绿',
    async (aite) => expect(await found(aite)).toEqual(['薄荷绿']),
  )

  // Her account name is `mint_1`: the search must not reveal account names.
  test.each(['薄', 'b', ' ', '%%', 'bohelvx', '绿薄', 'mint_1', 'mint', 'nt_1'])('%s does not', async (aite) => {
    expect(await found(aite)).not.toContain('薄荷绿')
  })

  test('answers nobody’s log-in name', async () => {
    const { data } = await site.call(calls.mention, { aite: '薄荷' }, { token: reimu.token })
    expect(data).toEqual([expect.objectContaining({ NICK: '薄荷绿', ACCOUNT: '' })])
    expect(JSON.stringify(data)).not.toContain('mint_1')
  })

  test('names written down with accounts are written anew', async () => {
    const { db } = site.site.foundation
    await db.pool.query(`insert into member_names (member, word, whole) values ($1, 'mint1', true)`, [mint.id])
    await db.pool.query(readFileSync('house/core/members/schema/0136_names_without_accounts.sql', 'utf8'))
    await fillNames(db)
    expect(await found('mint1')).toEqual([])
    expect(await found('薄荷')).toEqual(['薄荷绿'])
  })

  test('shorter than two characters is refused', async () => expect(await found(' b ')).toBe('aiteShort'))

  test('the one called exactly so first, then whose name begins so, then with it inside', async () => {
    for (const account of ['xcake', 'cake', 'cakes']) await makeMember(site, account)
    expect(await found('cake')).toEqual(['cake', 'cakes', 'xcake'])
    const { token, id } = await makeMember(site, 'friend')
    const last = await makeMember(site, 'cakez')
    await site.call(social.calls.follow, { UID: last.id }, { token })
    expect(await found('cake', { token, id })).toEqual(['cake', 'cakez', 'cakes', 'xcake'])
  })

  test('nobody finds oneself, or people blocked either way', async () => {
    const [one, other] = [await makeMember(site, 'wall_one'), await makeMember(site, 'wall_two')]
    expect(await found('wall', one)).toEqual(['wall_two'])
    await site.call(social.calls.block, { UID: other.id }, { token: one.token })
    expect(await found('wall', one)).toEqual([])
    expect(await found('wall', other)).toEqual([])
  })

  test('whoever wrote in the topic comes before others, but for what waits for staff', async () => {
    const [first, hidden, seen] = [
      await makeMember(site, 'tower_aa'),
      await makeMember(site, 'tower_bb'),
      await makeMember(site, 'tower_cc'),
    ]
    const t = await makeTopic(site, reimu, { m: await makeClub(site) })
    await answer(site, seen, t)
    await setBlack(site, hidden, true)
    await answer(site, hidden, t)
    await setBlack(site, hidden, false)
    expect(first.id).toBeLessThan(hidden.id)
    expect(await found('tower', reimu, t)).toEqual(['tower_cc', 'tower_aa', 'tower_bb'])
  })

  test('a closed account is not found until it is opened again', async () => {
    const { id } = await makeMember(site, 'sleeper')
    const { db, now } = site.site.foundation
    const card = await db.transaction((tx) => closeMember(tx, id, now()))
    expect(await found('sleep')).toEqual([])
    await db.transaction(async (tx) => card && reopenMember(tx, id, card))
    expect(await found('sleep')).toEqual(['sleeper'])
  })

  test('the black-flagged find nobody', async () => {
    const flagged = await makeMember(site, 'flagged')
    const { db } = site.site.foundation
    await db.own.updateTable('members').set({ black: true }).where('id', '=', flagged.id).execute()
    expect(await found('reimu', flagged)).toEqual([])
  })

  test('members who came another way are found once their names are filled in', async () => {
    const { id } = await makeMember(site, 'bare_one')
    const { db } = site.site.foundation
    await db.own.deleteFrom('member_names').where('member', '=', id).execute()
    await db.own.updateTable('members').set({ named: false }).where('id', '=', id).execute()
    expect(await found('bare')).toEqual([])
    await Promise.all([fillNames(db), fillNames(db)])
    expect(await found('bare')).toEqual(['bare_one'])
  })
})

describe('replays in the editor', () => {
  const found = async (value: string, token: string) => {
    const { data } = await site.call(calls.pieces, { type: 'replay', value }, { token })
    return { total: data.total, rows: data.rows }
  }

  test('one’s own without a value; by pilot, code and game, one’s own first', async () => {
    const mine = await uploadRun(site, reimu)
    const theirs = await uploadRun(site, mint)
    const own = await found('', reimu.token)
    expect(own.rows.map(({ KeyID }) => KeyID)).toEqual([mine.rid])
    const [row] = own.rows
    if (!row) throw new Error('no replay')
    for (const value of [String(row.GAM), `th${row.GAM}`]) {
      const both = await found(value, mint.token)
      expect(both.rows.map(({ KeyID }) => KeyID)).toEqual([theirs.rid, mine.rid])
      expect(both.total).toBe(2)
    }
    const of = async (game: typeof row.GAM, by: TestMember) => {
      const input = { type: 'replay', game: game as 12 } as const
      return (await site.call(calls.pieces, input, { token: by.token })).data.rows.map(({ KeyID }) => KeyID)
    }
    expect(await of(row.GAM, mint)).toEqual([theirs.rid, mine.rid])
    expect(await of(row.GAM, reimu)).toEqual([mine.rid, theirs.rid])
    expect(await of(row.GAM === 6 ? 7 : 6, mint)).toEqual([])
    expect((await found(row.CODE, mint.token)).rows[0]).toMatchObject({ KeyID: mine.rid, CODE: row.CODE })
    expect((await found('nothing is called so', mint.token)).rows).toEqual([])
  })

  test('as the site search finds them: by pinyin, filters and score', async () => {
    const mine = await uploadRun(site, reimu)
    const [row] = (await found(mine.code, reimu.token)).rows
    for (const value of [
      'xinglianchuan',
      'game:th12',
      `game:th12 ${row?.SCORE}`,
      row?.SCORE.toLocaleString('en') ?? '',
    ]) {
      const { rows } = await found(value, mint.token)
      expect(
        rows.map(({ KeyID }) => KeyID),
        value,
      ).toContain(mine.rid)
    }
    expect((await found('game:th08', mint.token)).rows).toEqual([])
  })

  test('paintings are found by name, one’s own first', async () => {
    const own = await uploadPainting(site, mint, { name: 'mint cake' })
    const other = await uploadPainting(site, reimu, { name: 'plum cake' })
    const found = async (value: string) =>
      (await site.call(calls.pieces, { type: 'painting', value }, { token: mint.token })).data.rows
    expect(await found('')).toMatchObject([{ KeyID: own, CODE: '', TITLE: 'mint cake', NICK: '薄荷绿' }])
    expect((await found('cake')).map(({ KeyID }) => KeyID)).toEqual([own, other])
    expect((await found(''))[0]?.SRC).toMatch(/^\/pic\/[0-9a-f]{64}\.thumb\.webp$/)
  })
})

describe('the same words', () => {
  const posted = async (text: string) =>
    (await site.call(calls.duplicate, { document: saying(text) }, { token: reimu.token })).data

  test('are told of within a day, whoever else said them', async () => {
    await makeStaff(site, mint, ['club'])
    const club = { name: 'Tea', intro: '', pic: '' }
    const { m } = (await site.call(clubs.calls.addClub, club, { token: mint.token })).data
    const post = (by: TestMember, text: string) =>
      site.call(clubs.calls.postTopic, { m, title: 'Tea', document: saying(text) }, { token: by.token })
    expect(await posted('green tea')).toBeNull()
    await post(mint, 'green tea')
    expect(await posted('green tea')).toBeNull()
    const { t } = (await post(reimu, 'green tea')).data
    expect(await posted('green tea')).toMatchObject({ T: t, FLOOR: 1, TITLE: 'Tea' })
    expect(await posted('green  tea')).toBeNull()
    site.advance(86_400_000 + 60_000)
    expect(await posted('green tea')).toBeNull()
    site.advance(-86_400_000 - 60_000)
  })

  test('a form that no editor makes is refused', async () => {
    const document = { type: 'doc', content: [{ type: 'script' }] }
    expect((await site.call(calls.duplicate, { document }, { token: reimu.token })).msg).toBe('textBroken')
  })
})

describe('own emoji', () => {
  const add = (emojiSrc: string) => site.call(calls.addEmoji, { emojiSrc }, { token: reimu.token })
  const list = async () =>
    (await site.call(calls.emoji, {}, { token: reimu.token })).data.map(({ emojiSrc }) => emojiSrc)

  test('by address, each once; deleted again', async () => {
    expect((await add('https://example.com/a/cake.png')).msg).toBe('')
    expect((await add('http://example.com/tart.GIF')).msg).toBe('')
    expect((await add('https://example.com/a/cake.png')).msg).toBe('emojiTwice')
    expect(await list()).toEqual(['http://example.com/tart.GIF', 'https://example.com/a/cake.png'])
    const drop = (emojiSrc: string) => site.call(calls.dropEmoji, { emojiSrc }, { token: reimu.token })
    expect((await drop('http://example.com/tart.GIF')).data).toBe('suc')
    expect((await drop('http://example.com/tart.GIF')).msg).toBe('emojiNone')
    expect(await list()).toEqual(['https://example.com/a/cake.png'])
  })

  test.each([
    'javascript:alert(1)//.png',
    'ftp://example.com/a.png',
    'https://example.com/a.svg',
    'https://example.com/"onerror="x.png',
    '//example.com/a.png',
    '',
  ])('%j is no address of a picture', async (src) => expect((await add(src)).msg).toBe('emojiUrl'))

  test('a picture that is not one’s own is none', async () => {
    expect((await add(`/pic/${'a'.repeat(64)}.png`)).msg).toBe('pictureGone')
  })
})
