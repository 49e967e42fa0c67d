import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { pictures } from '#contract/pictures.ts'
import { social } from '#contract/social.ts'
import { openFiles } from '#core/files/open-files.ts'
import { auditLedger } from '#core/ledger/audit.ts'
import { balanceOf } from '#core/ledger/reads.ts'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { drawnBackgrounds, drawnSource } from '#nouns/accounts/rules/backgrounds.ts'
import { forgetClosed } from '#nouns/accounts/server/closing/forget-closed.ts'
import { goodPassword, linkMail, logIn, registered, sent, verified } from '#nouns/accounts/test/members.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { tokens } from '#nouns/tokens/contract/tokens.ts'
import { stated } from '../server/app.ts'
import { giveLevels } from '../test/give-levels.ts'
import { giveResource } from '../test/give-resource.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'

const { me, person, rename, setHead } = accounts.calls
const calls = ownData.calls
const day = 86_400_000
let site: TestSite
let seeds = 1

beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const picture = async () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: seeds++, g: 90, b: 40 } } })
    .png()
    .toBuffer()

/** Uploads a picture as the member; answers its path. */
async function uploaded(token: string): Promise<string> {
  const file = { name: 'sky.png', bytes: await picture() }
  const { data } = await site.call(pictures.calls.upload, {}, { token, file })
  return data.data.url
}

const written = { comment: '', category: 'other', NM: 'N', NB: 'N', NT: 'N', NSY: 'N', commentable: 'Y' } as const

async function shared(token: string): Promise<{ rid: number; code: string }> {
  const file = { name: 'th14_01.rpy', bytes: encodeReplay(makeRun({ game: 'th14', seed: seeds++, slowRate: 0 })) }
  const made = await site.call(replays.calls.upload, { ...written, open: 'Y', screen: '' }, { token, file })
  expect(made.msg).toBe('')
  return { rid: made.data.KeyID, code: made.data.CODE }
}

const close = (token: string, account: string, password = goodPassword) =>
  site.call(calls.closeAccount, { password, account }, { token })

describe('an address that nobody proved', () => {
  test('is let go with the account: its owner registers, and the link of the other opens nothing', async () => {
    const { id, token, mail } = await registered(site, 'holder')
    expect(await close(token, 'holder')).toMatchObject({ msg: '' })
    const rightful = { account: 'rightful', mail, password: goodPassword } as const
    expect((await site.call(accounts.calls.register, rightful, { ip: '10.0.0.77' })).msg).toBe('')
    const link = await linkMail(site, mail, 'reopen')
    expect(await site.call(calls.reopenAccount, { token: link.token })).toMatchObject({ msg: 'linkExpired' })
    const { rows } = await site.site.foundation.db.pool.query('select closed_at from members where id = $1', [id])
    expect(rows[0]?.closed_at).not.toBeNull()
  })

  test('is back, and proved, with the link that was mailed to it', async () => {
    const { token, mail } = await registered(site, 'waverer')
    await close(token, 'waverer')
    const link = await linkMail(site, mail, 'reopen')
    expect(await site.call(calls.reopenAccount, { token: link.token })).toMatchObject({ msg: '' })
    expect((await logIn(site, 'waverer')).data).toMatchObject({ mail, mailChecked: 'Y' })
  })
})

const giveFaith = (id: number, amount: number) => giveResource(site, { id }, 'faith', amount)
const faithOf = (id: number) => balanceOf(site.site.foundation.db.read, id, 'faith')

describe('background', () => {
  test('an own picture or a drawn one, shown on the page; nothing else', async () => {
    const { id, token } = await verified(site, 'painter')
    const { token: other } = await registered(site, 'thief')
    const src = await uploaded(token)
    await giveFaith(id, 7 * 50)
    await giveLevels(site, { id }, { life: 4 })
    expect(await site.call(calls.setBackground, { src }, { token: other })).toMatchObject({ msg: 'pictureUnknown' })
    for (const each of [src, ...drawnBackgrounds.map(drawnSource), '']) {
      expect(await site.call(calls.setBackground, { src: each }, { token })).toMatchObject({ msg: '' })
      expect((await site.call(calls.background, {}, { token })).data).toEqual({ src: each })
      expect((await site.call(person, { UID: id })).data.BACKGROUND).toBe(each)
    }
    expect(await site.call(calls.setBackground, { src: 'drawn:skull' }, { token })).toMatchObject({
      msg: 'backgroundUnknown',
    })
    const bad = await site.call(calls.setBackground, { src: 'https://elsewhere.example/x.png' }, { token })
    expect(bad.status).toBe(400)
  })

  test('needs a level and faith for each change; what is set stays, and taking it down is free', async () => {
    const { id, token } = await verified(site, 'poor_pic')
    const set = (src: string) => site.call(calls.setBackground, { src }, { token })
    await giveLevels(site, { id }, { life: 3 })
    expect(await set('drawn:petals')).toMatchObject({ auth: 'authority', data: { kind: 'life', level: 4 } })
    await giveLevels(site, { id }, { life: 4 })
    await giveFaith(id, 49)
    expect(await set('drawn:petals')).toMatchObject({ msg: 'faithFew', data: { needs: 50, has: 49 } })
    await giveFaith(id, 51)
    // Two presses for one background cost one change.
    const both = await Promise.all([set('drawn:petals'), set('drawn:petals')])
    expect(both.map(({ msg }) => msg)).toEqual(['', ''])
    expect(await faithOf(id)).toBe(50)
    await giveLevels(site, { id }, { life: 0 })
    expect((await set('drawn:petals')).msg).toBe('')
    expect((await set('')).msg).toBe('')
    expect(await faithOf(id)).toBe(50)
    await giveLevels(site, { id }, { life: 4 })
    // With faith for one, of two changes at once one is made.
    const some = await Promise.all([set('drawn:stars'), set('drawn:pearls')])
    expect(some.map(({ msg }) => msg).sort()).toEqual(['', 'faithFew'])
    expect(await faithOf(id)).toBe(0)
    expect((await auditLedger(site.site.foundation.db)).flatMap(({ wrong }) => wrong)).toEqual([])
  })

  test('a punished member does not change what everybody sees', async () => {
    const { id, token } = await registered(site, 'punished')
    const until = new Date(site.site.foundation.now().getTime() + day)
    const { db } = site.site.foundation
    const flag = { black: true, black_reason: 'rude', black_until: until }
    await db.own.updateTable('members').set(flag).where('id', '=', id).execute()
    site.site.foundation.touched(['me'])
    const told = { auth: 'black', data: { reason: 'rude', until: until.toISOString() } }
    expect(await site.call(calls.setBackground, { src: '' }, { token })).toMatchObject(told)
    expect(await site.call(rename, { nick: 'Nice' }, { token })).toMatchObject(told)
    expect(await site.call(setHead, { src: '' }, { token })).toMatchObject(told)
    expect((await site.call(calls.setPrivacy, { showfeed: 'N' }, { token })).msg).toBe('')
  })
})

describe('taking along', () => {
  test('one file with what every feature keeps, for who knows the password', async () => {
    const { id, token } = await verified(site, 'taker')
    const src = await uploaded(token)
    const { rid, code } = await shared(token)
    await site.call(replays.calls.comment, { rid, comment: 'my own words' }, { token })
    expect(await site.call(calls.exportData, { password: sent('wrong') }, { token })).toMatchObject({ msg: 'pwWrong' })
    const { data } = await site.call(calls.exportData, { password: goodPassword }, { token })
    const text = (data as unknown as Buffer).toString('utf8') // a blob's bytes
    expect(JSON.parse(text)).toMatchObject({
      member: id,
      account: { account: 'taker', mail: 'taker@example.com', devices: [{ agent: expect.any(String) }] },
      pictures: [{ path: src, name: 'sky.png' }],
      replays: {
        uploaded: [{ code, file: `/jc/rpy/th14_ud${code}.rpy` }],
      },
      comments: { replay: [{ replay: rid, comment: 'my own words' }] },
    })
    expect(text).not.toContain('argon2')
    expect(text).not.toContain(goodPassword)
  })

  test('it holds nothing of others', async () => {
    const { token } = await verified(site, 'private1')
    await verified(site, 'private2')
    const { data } = await site.call(calls.exportData, { password: goodPassword }, { token })
    expect((data as unknown as Buffer).toString('utf8')).not.toContain('private2') // a blob's bytes
  })
})

describe('closing', () => {
  test('takes the password and the account name, and ends everything at once', async () => {
    const { id, token, mail } = await verified(site, 'closer')
    const { rid } = await shared(token)
    expect(await close(token, 'closer', sent('wrong'))).toMatchObject({ msg: 'pwWrong' })
    expect(await close(token, 'other')).toMatchObject({ msg: 'accountWrong' })
    const both = await Promise.all([close(token, 'Closer'), close(token, 'closer')])
    expect(both.map((each) => each.msg || each.auth)).toContain('')
    expect(await site.call(me, {}, { token })).toMatchObject({ auth: 'login' })
    const told = await logIn(site, 'closer')
    const until = new Date(site.site.foundation.now().getTime() + 7 * day).getTime()
    expect(told.msg).toBe('closed')
    const { until: told_until } = told.data as unknown as { until: string } // the data of the refusal
    expect(Math.abs(Date.parse(told_until) - until)).toBeLessThan(60_000)
    expect((await logIn(site, 'closer', { password: sent('wrong'), ip: '10.8.1.1' })).msg).toBe('wrongLogin')
    // The person's page and lists are not shown; a replay in a list of others is shown without the name.
    expect(await site.call(person, { UID: id })).toMatchObject({ msg: 'personUnknown' })
    expect((await site.call(replays.calls.someonesPaged, { upid: id })).data.rows).toEqual([])
    const [row] = (await site.call(replays.calls.some, { reps: [rid] })).data
    expect(row).toMatchObject({ KeyID: rid, NICK: '', HEAD: '' })
    // Name and e-mail address stay reserved until the account is forgotten.
    const again = { account: 'closer2', mail, password: goodPassword } as const
    expect((await site.call(accounts.calls.register, again)).msg).toBe('mailExists')
    const { token: other } = await registered(site, 'taker_of')
    expect((await site.call(rename, { nick: 'closer' }, { token: other })).msg).toBe('nickTaken')
  })

  test('the mailed link puts everything back, once, within a week', async () => {
    const { id, token, mail } = await verified(site, 'returner')
    await site.call(calls.setPrivacy, { showfeed: 'N', showms: 'N' }, { token })
    const src = await uploaded(token)
    await site.call(setHead, { src }, { token })
    await giveLevels(site, { id }, { life: 4 })
    await giveFaith(id, 50)
    await site.call(calls.setBackground, { src: 'drawn:pearls' }, { token })
    const before = (await site.call(person, { UID: id })).data
    await close(token, 'returner')
    const link = await linkMail(site, mail, 'reopen')
    site.advance(6 * day)
    const both = await Promise.all([1, 2].map(() => site.call(calls.reopenAccount, { token: link.token })))
    expect(both.map((each) => each.msg).sort()).toEqual(['', 'linkExpired'])
    expect((await site.call(person, { UID: id })).data).toEqual(before)
    const { data } = await logIn(site, 'returner')
    expect(data).toMatchObject({ nick: 'returner', showFeed: 'N', showMS: 'N', showReplay: 'Y' })
  })

  test('after a week it is forgotten: nothing is left but the id, and the names are free', async () => {
    const { id, token, mail } = await verified(site, 'leaver')
    const { id: friendId, token: friend } = await verified(site, 'friend')
    await site.call(social.calls.follow, { UID: friendId }, { token })
    await site.call(social.calls.follow, { UID: id }, { token: friend })
    await site.call(tokens.calls.add, { name: 'mine', scopes: ['read'], days: 1, password: goodPassword }, { token })
    const mine = await shared(token)
    const theirs = await shared(friend)
    await site.call(replays.calls.like, { rid: theirs.rid }, { token })
    await site.call(replays.calls.comment, { rid: theirs.rid, comment: 'bye' }, { token })
    await uploaded(token)
    await close(token, 'leaver')
    const link = await linkMail(site, mail, 'reopen')
    site.advance(7 * day + 1)
    expect(await site.call(calls.reopenAccount, { token: link.token })).toMatchObject({ msg: 'linkExpired' })
    const parts = await partsOf()
    expect(await forget(parts)).toBeGreaterThan(0)
    expect(await forget(parts)).toBe(0)
    expect((await site.call(replays.calls.one, { code: mine.code })).msg).toBe('deleted')
    const { data: left } = await site.call(replays.calls.one, { code: theirs.code })
    expect(left).toMatchObject({ LIKES: 0, REPCOMNUM: 0 })
    expect((await site.call(replays.calls.comments, { rid: theirs.rid })).data).toMatchObject({ total: 0, rows: [] })
    expect(await namedAnywhere(id)).toEqual(['members'])
    expect((await logIn(site, 'leaver')).msg).toBe('wrongLogin')
    expect((await logIn(site, `\u0001${id}`)).msg).toBe('wrongLogin')
    expect((await registered(site, 'leaver')).nick).toBe('leaver')
  })

  test('an interrupted forgetting goes on where it ended', async () => {
    const { id, token } = await verified(site, 'halfway')
    const { code } = await shared(token)
    await close(token, 'halfway')
    site.advance(7 * day + 1)
    const parts = await partsOf()
    const broken = parts.map((part) => ({
      ...part,
      forget: part.name === 'account' ? () => Promise.reject(new Error('out of power')) : part.forget,
    }))
    await expect(forget(broken)).rejects.toThrow('could not be forgotten')
    expect((await site.call(replays.calls.one, { code })).msg).toBe('deleted')
    expect((await logIn(site, 'halfway')).msg).toBe('closed')
    expect(await forget(parts)).toBe(1)
    expect(await namedAnywhere(id)).toEqual(['members'])
  })
})

async function partsOf() {
  const { db, now } = site.site.foundation
  return stated(await openFiles({ folder: `${site.dataFolder}/files`, db }), now).personalData
}

const forget = (parts: Awaited<ReturnType<typeof partsOf>>) => {
  const { db, now } = site.site.foundation
  return forgetClosed(db, parts, now())
}

/** Tables with a row that refers to the member, found by the foreign keys in the database's catalogue. */
async function namedAnywhere(id: number): Promise<string[]> {
  const { pool } = site.site.foundation.db
  const { rows } = await pool.query<{ place: string; name: string }>(
    `select c.conrelid::regclass::text as place, a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'members'::regclass`,
  )
  const found = ['members']
  for (const { place, name } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${place} where ${name} = $1`, [id])
    if (rowCount) found.push(place)
  }
  return found
}
