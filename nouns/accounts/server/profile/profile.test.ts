import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { pictures } from '#contract/pictures.ts'
import { createMember } from '#core/members/create-member.ts'
import { fillLooks } from '#core/members/names/look-store.ts'
import { openPasswords } from '#core/members/passwords/passwords.ts'
import { replayCode } from '#rules/base62.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { goodPassword, logIn, registered } from '../../test/members.ts'

const { rename, introduction, setIntroduction, setHead, setPreferences, me, person } = accounts.calls
let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
  await registered(site, 'somebody')
})
afterAll(() => site.close())

test('a nickname is kept composed, is neither empty nor long, and is unlike every other', async () => {
  const { token } = await registered(site, 'namer')
  const call = (nick: string) => site.call(rename, { nick }, { token })
  expect(await call('  团子　屋 ')).toMatchObject({ msg: '', data: 'suc' })
  expect((await site.call(me, {}, { token })).data.nick).toBe('团子 屋')
  expect(await call('团子 屋')).toMatchObject({ msg: '' })
  expect(await call('　')).toMatchObject({ msg: 'nickEmpty' })
  expect(await call('一二三四五六七八九')).toMatchObject({ msg: 'nickLong' })
  expect(await call('ＳＯＭＥＢＯＤＹ')).toMatchObject({ msg: 'nickTaken' })
  expect(await call('s0mebody')).toMatchObject({ msg: 'nickTaken' })
})

test('a nickname looks like nobody else’s: other scripts, traditional characters', async () => {
  const { token: staff } = await registered(site, 'boss_1')
  expect(await site.call(rename, { nick: '店长' }, { token: staff })).toMatchObject({ msg: '' })
  const { token } = await registered(site, 'mimic')
  const call = (nick: string) => site.call(rename, { nick }, { token })
  for (const nick of ['店長', '店 长', '店长.', 'sоmеbоdу', 'ꜱomebody', 'sornebody'])
    expect([nick, (await call(nick)).msg]).toEqual([nick, 'nickTaken'])
  for (const unseen of ['\u2800', '\ufff9', '\u{13430}', '\u{16fe4}', '\ue000', '\ud800', '\u200b'])
    expect([unseen, (await call(`店长${unseen}`)).msg]).toEqual([unseen, 'nickUnseen'])
  expect(await call('店员')).toMatchObject({ msg: '' })
  // A member may change their own nickname to one with the same look.
  expect(await call('店員')).toMatchObject({ msg: '' })
})

test('an account whose name looks like a nickname is called so with a number', async () => {
  await registered(site, 'bambo')
  expect((await registered(site, 'barnbo')).nick).toBe('barnbo2')
})

test('names that looked alike before the rule stay, and nobody takes a third', async () => {
  const { db } = site.site.foundation
  const [a, b] = [await registered(site, 'twin_a'), await registered(site, 'twin_b')]
  for (const [id, nick] of [
    [a.id, '馆长'],
    [b.id, '館長'],
  ])
    await db.pool.query('update members set nick = $2, nick_folded = $2 where id = $1', [id, nick])
  await db.pool.query('delete from member_looks')
  await fillLooks(db)
  expect((await site.call(me, {}, { token: b.token })).data.nick).toBe('館長')
  const { token } = await registered(site, 'third')
  expect(await site.call(rename, { nick: '舘長' }, { token })).toMatchObject({ msg: 'nickTaken' })
  expect(await site.call(rename, { nick: '馆長' }, { token: b.token })).toMatchObject({ msg: '' })
  const { rows } = await db.pool.query('select count(*)::int as n from member_looks')
  const { rows: members } = await db.pool.query('select count(*)::int as n from members')
  expect(rows).toEqual(members)
})

test('looks by older rules are computed anew', async () => {
  const { db } = site.site.foundation
  const { id } = await registered(site, 'aged_1')
  const look = async () => (await db.pool.query('select look, rules from member_looks where member = $1', [id])).rows
  const now = await look()
  await db.pool.query(`update member_looks set look = 'of before', rules = 1 where member = $1`, [id])
  await Promise.all([fillLooks(db), fillLooks(db)])
  expect(await look()).toEqual(now)
})

test('two who want nicknames that look alike at once: one has it', async () => {
  const wish = { rival_c: '總管', rival_d: '总管' }
  const both = await Promise.all(
    Object.entries(wish).map(async ([account, nick]) => {
      const { token } = await registered(site, account)
      return site.call(rename, { nick }, { token })
    }),
  )
  expect(both.map((each) => each.msg).sort()).toEqual(['', 'nickTaken'])
})

test('two who want the same nickname at once: one has it', async () => {
  const tokens = [(await registered(site, 'rival_a')).token, (await registered(site, 'rival_b')).token]
  const both = await Promise.all(tokens.map((token) => site.call(rename, { nick: '头牌' }, { token })))
  expect(both.map((each) => each.msg).sort()).toEqual(['', 'nickTaken'])
})

test('the introduction is set, read back and bounded by its weighted length', async () => {
  const { token, id } = await registered(site, 'writer')
  expect((await site.call(introduction, {}, { token })).data).toEqual({ brint: '' })
  const brint = '喜欢弹幕'.repeat(25)
  expect(await site.call(setIntroduction, { brint }, { token })).toMatchObject({ msg: '', data: 'suc' })
  expect(await site.call(setIntroduction, { brint: `${brint}！` }, { token })).toMatchObject({ msg: 'introLong' })
  expect((await site.call(introduction, {}, { token })).data).toEqual({ brint })
  expect((await site.call(person, { UID: id })).data).toMatchObject({ UID: id, NICK: 'writer', BRINT: brint })
})

test('preferences change where they are named', async () => {
  const { token } = await registered(site, 'chooser')
  expect(await site.call(setPreferences, { aOpen: 'Y', tNum: 50 }, { token })).toMatchObject({ msg: '' })
  expect(await site.call(setPreferences, { language: 'en', leftBar: '1' }, { token })).toMatchObject({ msg: '' })
  expect((await site.call(me, {}, { token })).data).toMatchObject({
    aOpen: 'Y',
    tNum: 50,
    mNum: 20,
    language: 'en',
    leftBar: '1',
    showFeed: 'Y',
  })
  expect(await site.call(setPreferences, { mNum: 4 }, { token })).toMatchObject({ status: 400 })
})

test('preferences set at the same moment are all kept', async () => {
  const { token } = await registered(site, 'hasty')
  for (let mNum = 10; mNum < 15; mNum++) {
    const flip = { aOpen: mNum % 2 ? 'Y' : 'N', leftBar: mNum % 2 ? '1' : '0' } as const
    const some = [{ mNum }, { tNum: mNum }, { aOpen: flip.aOpen }, { leftBar: flip.leftBar }]
    await Promise.all(some.map((one) => site.call(setPreferences, one, { token })))
    expect((await site.call(me, {}, { token })).data).toMatchObject({ mNum, tNum: mNum, ...flip })
  }
})

test('a head is a picture of the member, or none', async () => {
  const { token } = await registered(site, 'faceless')
  const src = `/pic/${'0'.repeat(64)}.jpg`
  expect(await site.call(setHead, { src }, { token })).toMatchObject({ msg: 'pictureUnknown' })
  expect(await site.call(setHead, { src: '' }, { token })).toMatchObject({ msg: '', data: 'suc' })
})

test('a picture of ones own becomes the head, for everybody to see', async () => {
  const owner = await registered(site, 'painter')
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c8a' } })
    .png()
    .toBuffer()
  const file = { name: 'head.png', bytes }
  const { data } = await site.call(pictures.calls.upload, {}, { token: owner.token, file })
  const src = data.data.url
  expect(await site.call(setHead, { src }, { token: owner.token })).toMatchObject({ msg: '' })
  expect((await site.call(person, { UID: owner.id })).data.HEAD).toBe(src)
  const { token } = await registered(site, 'thief')
  expect(await site.call(setHead, { src }, { token })).toMatchObject({ msg: 'pictureUnknown' })
})

test('the replays of a person are counted while they are shown', async () => {
  const { id } = await registered(site, 'player')
  const ask = async () => (await site.call(person, { UID: id })).data
  expect(await ask()).toMatchObject({ REPLAYS: 0, LIKES: 0, TABS: [] })
  const { pool } = site.site.foundation.db
  await pool.query("insert into files (hash, size, uses, at) values (repeat('a', 64), 1, 1, now())")
  for (const [likes, removed] of [
    [2, true],
    [3, false],
  ] as const) {
    await pool.query(
      `insert into replays (uploader, game, difficulty, shot, score, score_typed, uploaded_at, pilot, comment, category,
         type, played, stage, version, mode, screen, open, commentable, achievement, nm, nb, nt, nsy,
         check_nm, check_nb, check_nt, check_nsy, likes, file_hash, file_size, removed_at)
       values ($1, 6, 'L', 'ReimuA', 1, false, now(), '', '', 'score', '', '', '', '', '', '', true, true, '',
         false, false, false, false, '', '', '', '', $2, repeat('a', 64), 1, case when $3 then now() end)`,
      [id, likes, removed],
    )
  }
  expect(await ask()).toMatchObject({ REPLAYS: 1, LIKES: 3, TABS: ['replay', 'feed', 'progress'] })
  await pool.query('update members set shows_replays = false where id = $1', [id])
  site.site.foundation.touched(['members'])
  // Progress is made of the replays, so it goes with them.
  expect(await ask()).toMatchObject({ REPLAYS: 0, LIKES: 0, TABS: [] })
  await pool.query('update members set shows_replays = true, shows_progress = false where id = $1', [id])
  site.site.foundation.touched(['members'])
  expect(await ask()).toMatchObject({ REPLAYS: 1, LIKES: 3, TABS: ['replay', 'feed'] })
})

test('a person shows their three runs with the highest iscore while the board shows them', async () => {
  const { id } = await registered(site, 'rated')
  const ask = async () => (await site.call(person, { UID: id })).data
  expect(await ask()).toMatchObject({ JF: 0, BEST: [] })
  const { pool } = site.site.foundation.db
  let files = 0
  const add = async (iscore: number | null, way: '' | 'removed' | 'held' = '') => {
    files += 1
    const hash = String(files).repeat(64)
    await pool.query('insert into files (hash, size, uses, at) values ($1, 1, 1, now())', [hash])
    const { rows } = await pool.query<{ id: string }>(
      `insert into replays (uploader, game, difficulty, shot, score, score_typed, uploaded_at, pilot, comment, category,
         type, played, stage, version, mode, screen, open, commentable, achievement, nm, nb, nt, nsy,
         check_nm, check_nb, check_nt, check_nsy, likes, file_hash, file_size, iscore, removed_at, held_at)
       values ($1, 6, 'L', 'ReimuA', 1, false, now(), '', '', 'score', '', '', '', '', '', '', true, true, '',
         false, false, false, false, '', '', '', '', 0, $4, 1, $2::int,
         case when $3 = 'removed' then now() end, case when $3 = 'held' then now() end) returning id`,
      [id, iscore, way, hash],
    )
    return Number(rows[0]?.id)
  }
  await add(1_000)
  const [third, first] = [await add(3_000), await add(9_500)]
  const second = await add(4_000)
  await add(null)
  await add(20_000, 'removed')
  await add(20_000, 'held')
  await pool.query('insert into iscore_sums (member, game, points) values ($1, 0, 17)', [id])
  site.site.foundation.touched(['replays'])
  const { JF, BEST } = await ask()
  expect(JF).toBe(17)
  expect(BEST).toEqual(
    [
      [first, 9_500],
      [second, 4_000],
      [third, 3_000],
    ].map(([run = 0, value]) => ({ CODE: replayCode(run), GAM: 6, RANK: 'L', CHARA: 'ReimuA', JF: value })),
  )
  for (const hidden of [
    { replays: true, honor: false },
    { replays: false, honor: true },
  ]) {
    const { replays, honor } = hidden
    await pool.query('update members set shows_replays = $2, shows_honor = $3 where id = $1', [id, replays, honor])
    site.site.foundation.touched(['members'])
    expect(await ask(), JSON.stringify(hidden)).toMatchObject({ JF: 0, BEST: [] })
  }
})

test('a person shows the highest medal of their runs in each game while the board shows them', async () => {
  const { id } = await registered(site, 'sealed')
  const ask = async () => (await site.call(person, { UID: id })).data
  const { pool } = site.site.foundation.db
  let files = 0
  const add = async (game: number, medal: string, more: { cleared?: boolean | null; removed?: boolean } = {}) => {
    const { cleared = true, removed = false } = more
    files += 1
    const hash = `ab${files}`.padEnd(64, '0')
    await pool.query('insert into files (hash, size, uses, at) values ($1, 1, 1, now())', [hash])
    await pool.query(
      `insert into replays (uploader, game, difficulty, shot, score, score_typed, uploaded_at, pilot, comment, category,
         type, played, stage, version, mode, screen, open, commentable, achievement, nm, nb, nt, nsy,
         check_nm, check_nb, check_nt, check_nsy, likes, file_hash, file_size, cleared, removed_at)
       values ($1, $2, 'L', 'ReimuA', 1, false, now(), '', '', 'score', 'full', '', 'clear', '', '', '', true, true, $3,
         true, true, false, false, 'unverifiable', 'verified', '', '', 0, $4, 1, $5, case when $6 then now() end)`,
      [id, game, medal, hash, cleared, removed],
    )
    site.site.foundation.touched(['replays'])
  }
  expect(await ask()).toMatchObject({ MEDALS: [] })
  await add(14, '14-hard')
  await add(14, '14-clear')
  await add(6, '6-hard', { cleared: null })
  await add(8, '8-nn')
  await add(14, '14-nn', { removed: true })
  await add(10, '')
  expect((await ask())?.MEDALS).toEqual([
    { xz: '6-hard', PROVED: 'N' },
    { xz: '8-nn', PROVED: 'N' },
    { xz: '14-hard', PROVED: 'Y' },
  ])
  for (const hidden of ['honor', 'replays']) {
    const shown = [id, hidden !== 'replays', hidden !== 'honor']
    await pool.query('update members set shows_replays = $2, shows_honor = $3 where id = $1', shown)
    site.site.foundation.touched(['members'])
    expect(await ask(), hidden).toMatchObject({ MEDALS: [] })
  }
})

test('a person nobody is', async () => {
  expect(await site.call(person, { UID: 9_999_999 })).toMatchObject({ msg: 'personUnknown', data: null })
})

test('a member made without a call logs in, the first time as such', async () => {
  const { db, now } = site.site.foundation
  const password = await openPasswords().hash(goodPassword)
  const base = { password, language: 'en', verified: true, now: now() } as const
  const made = await db.transaction((tx) =>
    createMember(tx, { ...base, account: 'seeded', mail: 'seeded@example.com', nick: '店小二' }),
  )
  expect(made).toEqual({ id: expect.any(Number) })
  expect((await logIn(site, 'seeded')).data).toMatchObject({ nick: '店小二', firstLogin: 'Y', mailChecked: 'Y' })
  expect((await logIn(site, 'seeded')).data.firstLogin).toBe('N')
  const again = await db.transaction((tx) =>
    createMember(tx, { ...base, account: 'seeded2', mail: 'seeded2@example.com', nick: '店小二' }),
  )
  expect(again).toEqual({ taken: 'nick' })
})
