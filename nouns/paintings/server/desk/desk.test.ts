import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { setBlack } from '#site/test/set-black.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { expectAudited, held } from '#site/test/wallet.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintings } from '../../contract/paintings.ts'
import { plainPainting, uploadPainting } from '../../test/upload-painting.ts'
import { rewardPaintings } from '../reward-paintings.ts'
import { dropClaimants } from './claims.ts'

const { calls } = paintingStaff
const reason = 'looked'
const [hourMs, dayMs] = [3_600_000, 86_400_000]

let site: TestSite
let painter: TestMember
let reader: TestMember
let chief: TestMember
let names = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  painter = await makeMember(site, 'painter')
  reader = await makeMember(site, 'reader')
  chief = await hire(site, 'chief', ['painting'])
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const one = (id: number, by?: TestMember) => site.call(paintings.calls.one, { id: String(id) }, by && as(by))
const status = async (url: string) => (await site.site.app.inject({ method: 'GET', url })).statusCode
const query = async (text: string, values: unknown[] = []) =>
  (await site.site.foundation.db.pool.query(text, values)).rows
async function flagged() {
  const member = await makeMember(site, `flagged${++names}`)
  await setBlack(site, member, true)
  return member
}

describe('what waits', () => {
  const queue = async () => (await site.call(calls.held, { pageSize: 50 }, as(chief))).data.rows
  const decide = (kind: 'painting' | 'comment', id: number, pass: 'Y' | 'N', by = chief) =>
    site.call(calls.decideHeld, { kind, id, pass, reason }, as(by))

  test('is a work until staff let it through; its uploader is told', async () => {
    const rude = await flagged()
    const id = await uploadPainting(site, rude, { comment: 'words' })
    expect((await one(id, reader)).msg).toBe('deleted')
    expect((await one(id, chief)).data).toMatchObject({ HELD: 'Y', HELDFOR: 'black' })
    const [row] = (await queue()).filter((each) => each.id === id)
    expect(row).toMatchObject({ kind: 'painting', why: 'black', UID: rude.id, painting: { KeyID: id }, SHARED: null })
    const second = await hire(site, 'second', ['painting'])
    const both = await Promise.all([decide('painting', id, 'Y'), decide('painting', id, 'N', second)])
    expect(both.map(({ msg }) => msg).sort()).toEqual(['', 'missingHeld'])
    expect((await queue()).map((each) => each.id)).not.toContain(id)
    const [told] = await remindersOf(site, rude, 'paintingHeldDecided')
    expect(told).toMatchObject({ subject: `painting:${id}`, data: { painting: id, what: 'painting', note: reason } })
    expect(
      await query(`select from staff_log where act = 'decidePaintingHeld' and subject = $1`, [`painting:${id}`]),
    ).toHaveLength(1)
  })

  test('is shown once it is released, and gone with its picture once it is refused', async () => {
    const rude = await flagged()
    const [good, bad] = [await uploadPainting(site, rude), await uploadPainting(site, rude)]
    const { SRC } = (await one(bad, rude)).data
    expect((await decide('painting', good, 'Y')).msg).toBe('')
    expect((await decide('painting', bad, 'N')).msg).toBe('')
    expect([(await one(good)).msg, (await one(bad)).msg, (await one(bad, rude)).msg]).toEqual([
      '',
      'deleted',
      'deleted',
    ])
    expect(await status(SRC)).toBe(404)
  })

  test('may be changed by its flagged uploader, unlike a work that everybody sees', async () => {
    const rude = await makeMember(site, `flagged${++names}`)
    const shown = await uploadPainting(site, rude)
    await setBlack(site, rude, true)
    const waiting = await uploadPainting(site, rude)
    const change = (pid: number) => site.call(paintings.calls.update, { pid, name: 'mended', rights: 'mine' }, as(rude))
    expect(await change(waiting)).toMatchObject({ auth: '', msg: '' })
    expect((await change(shown)).auth).toBe('black')
    expect([(await one(waiting, rude)).data.NAME, (await one(shown)).data.NAME]).toEqual(['mended', plainPainting.name])
  })

  test('says that it looks like a work that was removed', async () => {
    const id = await uploadPainting(site, painter)
    await query(`update paintings set held_at = now(), held_why = 'alike' where id = $1`, [id])
    expect((await queue()).find((each) => each.id === id)).toMatchObject({ why: 'alike' })
    expect((await one(id, painter)).data).toMatchObject({ HELDFOR: 'alike' })
    expect((await decide('painting', id, 'Y')).msg).toBe('')
    expect((await one(id)).msg).toBe('')
  })

  test('is a comment too, which is counted and told once it is seen', async () => {
    const id = await uploadPainting(site, painter)
    const rude = await flagged()
    const said = (await site.call(paintings.calls.comment, { pid: id, comment: 'BAD' }, as(rude))).data
    expect(said.HELD).toBe('Y')
    expect((await queue()).find((each) => each.id === said.KeyID)).toMatchObject({
      kind: 'comment',
      text: 'BAD',
      UID: rude.id,
      painting: { KeyID: id, UPID: painter.id },
    })
    await setBlack(site, rude, false)
    expect((await decide('comment', said.KeyID, 'Y')).msg).toBe('')
    expect((await one(id)).data.REPCOMNUM).toBe(1)
    expect((await remindersOf(site, painter, 'paintingComment'))[0]?.data).toMatchObject({ words: 'BAD' })
    const [told] = await remindersOf(site, rude, 'paintingHeldDecided')
    expect(told).toMatchObject({ subject: `comment:${said.KeyID}`, data: { what: 'comment', painting: id } })
  })

  test('is for others to judge, with whatever account it was made', async () => {
    const twin = await flagged()
    await linkAccounts(site, chief, twin)
    const id = await uploadPainting(site, twin)
    expect((await decide('painting', id, 'Y')).msg).toBe('heldOwn')
    expect((await decide('painting', 99_999_999, 'Y')).msg).toBe('missingHeld')
    expect((await site.call(calls.decideHeld, { kind: 'painting', id, pass: 'Y', reason: '' }, as(chief))).msg).toBe(
      'missingReason',
    )
  })
})

describe('a doubtful reward', () => {
  const doubts = async () => (await site.call(calls.doubts, {}, as(chief))).data.rows
  const decide = (pid: number, verdict: 'pay' | 'same') =>
    site.call(calls.decideDoubt, { pid, verdict, reason }, as(chief))
  const doubted = async (by: TestMember) => {
    const pid = await uploadPainting(site, by)
    await query('insert into painting_doubts (painting, at) values ($1, now())', [pid])
    return pid
  }
  const pay = () => rewardPaintings(site.site.foundation.db, site.site.foundation.now())

  test('waits while staff have not decided; one is paid, the other never', async () => {
    const [good, copier] = [await makeMember(site, 'good'), await makeMember(site, 'copier')]
    const [own, copy] = [await doubted(good), await doubted(copier)]
    await query('insert into painting_pairs (painting, other, distance) values ($1, $2, 40), ($2, $1, 40)', [copy, own])
    site.advance(49 * hourMs)
    await pay()
    expect([await held(site, good), await held(site, copier)]).toEqual([{}, {}])
    const rows = await doubts()
    expect(rows.map(({ painting, ALIKE }) => [painting.KeyID, ALIKE.map(({ KeyID, HOW }) => [KeyID, HOW])])).toEqual([
      [own, []],
      [copy, [[own, 'alike']]],
    ])
    expect([(await decide(own, 'pay')).msg, (await decide(copy, 'same')).msg]).toEqual(['', ''])
    expect((await decide(own, 'pay')).msg).toBe('missingDoubt')
    await pay()
    expect([await held(site, good), await held(site, copier)]).toEqual([{ point: 2 }, {}])
    await pay()
    expect(await doubts()).toEqual([])
    await expectAudited(site)
    site.advance(-49 * hourMs)
    const logged = await query(`select after from staff_log where act = 'decidePaintingDoubt' order by id`)
    expect(logged.map(({ after }) => JSON.parse(after).verdict)).toEqual(['pay', 'same'])
  })

  test('is decided by one of two at once, and never about one’s own', async () => {
    const pid = await doubted(painter)
    const both = await Promise.all([decide(pid, 'pay'), decide(pid, 'same')])
    expect(both.map(({ msg }) => msg).sort()).toEqual(['', 'missingDoubt'])
    expect((await decide(await doubted(chief), 'pay')).msg).toBe('forbidOwn')
    expect((await decide(await uploadPainting(site, painter), 'pay')).msg).toBe('missingDoubt')
  })
})

describe('a claim of a rights holder', () => {
  const claim = (address: string, over: object = {}, headers: Record<string, string> = {}) =>
    site.call(
      calls.claim,
      { name: 'A. Painter', mail: 'A.Painter@example.test', address, words: 'I painted it.', ...over },
      { headers },
    )
  const claims = async () => (await site.call(calls.claims, { pageSize: 50 }, as(chief))).data.rows
  /** Mails to the claimant, once every mail is sent. */
  const answers = async () => {
    await settleJobs(site, 'mail')
    return (await site.mails()).filter(({ to }) => to === 'a.painter@example.test')
  }
  const newest = async () => (await claims()).at(-1)?.id ?? 0
  const decide = (id: number, pass: 'Y' | 'N') => site.call(calls.decideClaim, { id, pass, reason }, as(chief))

  test('that is right takes the work out of sight; the answer goes by mail, in the language of who asked', async () => {
    const pid = await uploadPainting(site, painter)
    const { SRC } = (await one(pid)).data
    expect((await claim(`https://sweets.example/e/${pid}?x`, {}, { cookie: 'language=en' })).msg).toBe('')
    const [row] = (await claims()).filter(({ painting }) => painting?.KeyID === pid)
    expect(row).toMatchObject({ name: 'A. Painter', mail: 'a.painter@example.test', words: 'I painted it.' })
    const second = await hire(site, 'clerk', ['painting'])
    const again = site.call(calls.decideClaim, { id: row?.id ?? 0, pass: 'Y', reason }, as(second))
    const both = await Promise.all([decide(row?.id ?? 0, 'Y'), again])
    expect(both.map(({ msg }) => msg).sort()).toEqual(['', 'missingClaim'])
    expect([(await one(pid)).msg, await status(SRC)]).toEqual(['deleted', 404])
    expect((await one(pid, painter)).data).toMatchObject({ FORBID: 'Y', FORBIDFOR: reason })
    const mails = await answers()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: 'a.painter@example.test',
      subject: 'Your claim was upheld - Danmaku Patisserie',
    })
    expect(mails[0]?.text).toContain(`/e/${pid}`)
    expect(mails[0]?.text).toContain(reason)
    // Who gave somebody else's address sends them nothing of their own words.
    expect(mails[0]?.text).not.toContain('A. Painter')
    const logged = JSON.stringify(await query(`select * from staff_log where act = 'decideRightsClaim'`))
    expect(logged).toContain('"actor"')
    expect(logged).not.toContain('ainter@example')
  })

  test('that is not right leaves the work where it is', async () => {
    const pid = await uploadPainting(site, painter)
    await claim(`/e/${pid}`)
    const before = (await answers()).length
    expect((await decide(await newest(), 'N')).msg).toBe('')
    expect((await one(pid)).msg).toBe('')
    const mails = await answers()
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)?.subject).toBe('关于你的权利要求 - 弹幕甜品屋')
  })

  test('may name a work that is not here: staff find it', async () => {
    await claim('https://sweets.example/e/99999999')
    expect((await claims()).at(-1)).toMatchObject({ painting: null, address: 'https://sweets.example/e/99999999' })
    expect((await decide(await newest(), 'Y')).msg).toBe('')
  })

  test('is not about own works of staff, and says what it needs', async () => {
    const own = await uploadPainting(site, chief)
    await claim(`/e/${own}`)
    expect((await decide(await newest(), 'Y')).msg).toBe('forbidOwn')
    expect((await one(own)).msg).toBe('')
    expect((await claim('/e/1', { name: '' })).msg).toBe('claimNameEmpty')
    expect((await claim('/e/1', { mail: 'nobody' })).msg).toBe('claimMailInvalid')
    expect((await claim('the blue one')).msg).toBe('claimAddressInvalid')
    expect((await claim('/e/1', { words: ' ' })).msg).toBe('claimWordsEmpty')
    expect((await claim('/e/1', { words: '字'.repeat(250) })).msg).toBe('claimLong')
    expect((await decide(9_999_999, 'Y')).msg).toBe('missingClaim')
    const input = { name: 'A', mail: 'a@example.test', address: '/e/1', words: 'Mine.' }
    expect((await site.call(calls.claim, input, { solve: false })).auth).toBe('captcha')
  })

  test('keeps name and mail for 90 days after the decision, and for as long as it waits', async () => {
    await claim('/e/99999998', { name: 'Kept' })
    await claim('/e/99999997', { name: 'Dropped' })
    expect((await decide(await newest(), 'N')).msg).toBe('')
    const { db, now } = site.site.foundation
    const left = async () =>
      await query(`select name, mail from rights_claims where address in ('/e/99999998', '/e/99999997') order by id`)
    await dropClaimants(db, new Date(now().getTime() + 89 * dayMs))
    expect((await left()).map(({ name }) => name)).toEqual(['Kept', 'Dropped'])
    await dropClaimants(db, new Date(now().getTime() + 91 * dayMs))
    expect(await left()).toEqual([
      { name: 'Kept', mail: 'a.painter@example.test' },
      { name: '', mail: '' },
    ])
  })
})
