import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reminders } from '#contract/reminders.ts'
import { remind } from '#core/reminders/remind.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { beijingHour } from '#rules/beijing-time.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { reminderPreferences } from '../../contract/reminder-preferences.ts'
import { nextDigest } from '../../rules/digest.ts'
import { claimDigests } from './claim.ts'

const { get, set, endDigest } = reminderPreferences.calls

let site: TestSite
let second: TestSite
let count = 0
let reader: TestMember
let friend: TestMember
let mail: string

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  // Three wrong tokens; nothing else of it is limited here.
  second = await openTestSite({ ratesFactor: 3 / 60, beside: site, jobs: false })
})
afterAll(async () => {
  await second.close()
  await site.close()
})
beforeEach(async () => {
  reader = await makeMember(site, `reads${++count}`)
  friend = await makeMember(site, `pal${count}`)
  mail = `reads${count}@example.test`
})

const db = () => site.site.foundation.db
const change = (input: Parameters<typeof site.call<typeof set>>[1], by = reader) =>
  site.call(set, input, { token: by.token })
const wanted = () => site.call(get, {}, { token: reader.token })
const tell = (
  kind: Parameters<typeof remind>[1]['kind'],
  subject: string,
  data: Parameters<typeof remind>[1]['data'] = {},
  actor: TestMember | null = friend,
) =>
  db().transaction((tx) =>
    remind(tx, {
      to: reader.id,
      kind,
      subject,
      data,
      ...(actor && { actor: actor.id }),
      now: site.site.foundation.now(),
    }),
  )
const sayIn = (replay: number, words: string, actor = friend) =>
  tell('replayComment', `replay:${replay}`, { code: `0${replay}`, game: 14, comment: replay, words }, actor)

/** Makes the digest of a member due now, whatever the hour is. */
const makeDue = (member = reader) =>
  sql`update reminder_preferences set digest_due = ${site.site.foundation.now()} where member = ${member.id}`.execute(
    db().own,
  )
/** Claims what is due, waits for the mails, and answers those of the reader. */
async function digested(): Promise<Mail[]> {
  await makeDue()
  await claimDigests({ db: db(), now: site.site.foundation.now })
  await settleJobs(site, 'digest')
  return mailsTo(mail)
}
const mailsTo = async (to: string) => (await site.mails()).filter((each) => each.to === to)
const linesOf = ({ text }: Mail) => text.split('\n').filter((line) => line.startsWith('· '))

/** Hides the replay of a reminder as its staff or owner would: only the column that lists read. */
const takeAway = (replay: number) => sql`update replays set removed_at = now() where id = ${replay}`.execute(db().own)

describe('a digest', () => {
  test('says exactly what was missed', async () => {
    await sayIn(1, 'from before')
    expect((await change({ digest: 'daily' })).msg).toBe('')
    const kept = [await uploadRun(site, reader), await uploadRun(site, reader), await uploadRun(site, reader)]
    const gone = await uploadRun(site, reader)
    const seen = await uploadRun(site, reader)
    for (const [i, { rid }] of kept.entries()) await sayIn(rid, `missed ${i}`)
    await sayIn(gone.rid, 'on a run that is gone')
    await takeAway(gone.rid)
    await sayIn(seen.rid, 'seen already')
    const fresh = await site.call(reminders.calls.fresh, {}, { token: reader.token })
    const [read] = fresh.data.rows
    await site.call(reminders.calls.read, { ids: [read?.KeyID ?? 0] }, { token: reader.token })
    // Not mailed by default, of a kind switched off, without words because the post is gone, of somebody blocked.
    await tell('replayLike', `replay:${kept[0]?.rid}`, { code: '1', game: 14 })
    await change({ kind: { KIND: 'mention', MAIL: 'N' } })
    await tell('mention', 'topic:1', { t: 1, title: 'cakes', words: 'hey', floor: 2 })
    await tell('topicReply', 'topic:2', { t: 2, title: 'creams', floor: 2 })
    const stranger = await makeMember(site, `lout${count}`)
    await sayIn(kept[0]?.rid ?? 0, 'louder', stranger)
    await sql`insert into blocks (blocker, blocked, at) values (${reader.id}, ${stranger.id}, now())`.execute(db().own)
    await tell('blackFlag', `member:${reader.id}`, { state: 'lifted', reason: '', until: '' }, null)

    const [letter, ...others] = await digested()
    expect(others).toEqual([])
    if (!letter) throw new Error('no digest came')
    expect(letter.subject).toBe('4 条没看的提醒 - 弹幕甜品屋')
    expect(linesOf(letter)).toEqual([
      '· 你已移出黑名单',
      // The words of the blocked one are not quoted, and they are not counted.
      `· pal${count} 评论了你的辉针城录像 0${kept[0]?.rid}`,
      `· pal${count} 评论了你的辉针城录像 0${kept[2]?.rid}`,
      `· pal${count} 评论了你的辉针城录像 0${kept[1]?.rid}`,
    ])
    expect(letter.text).toContain('  missed 2\n  http://localhost:8080/r/')
    expect(letter.text).not.toMatch(/louder|gone|seen already|from before|hey|creams/)
    expect(letter.html).toContain('<html lang="zh-CN">')
    expect(letter.html).toContain('missed 1')
  })

  test('leaves out a gift that was given back, and says that one’s own was', async () => {
    await change({ digest: 'daily' })
    const declined = async (giver: TestMember, receiver: TestMember) => {
      const now = site.site.foundation.now()
      const gift = { giver: giver.id, receiver: receiver.id, resource: 5, amount: 1, worth: 1, note: '', at: now }
      const { id } = await db()
        .own.insertInto('gifts')
        .values({ ...gift, state: 'declined', ended_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return `gift:${id}`
    }
    await tell('gift', await declined(friend, reader), { resource: 'score', amount: 1, words: 'for you' })
    await tell('giftDeclined', await declined(reader, friend), { resource: 'score', amount: 1 })
    const [letter, ...others] = await digested()
    expect(others).toEqual([])
    expect(letter && linesOf(letter)).toEqual([expect.stringMatching(/还/)])
  })

  test('comes once, and says what was merged in since, in the member’s language', async () => {
    await sql`update members set language = 'en' where id = ${reader.id}`.execute(db().own)
    await change({ digest: 'daily' })
    const { rid } = await uploadRun(site, reader)
    await sayIn(rid, '<b>one</b> & "two"')
    await digested()
    expect(await digested()).toHaveLength(1)
    await sayIn(rid, 'and again')
    const [first, next] = await digested()
    expect(first?.subject).toBe('1 unread reminder - Danmaku Patisserie')
    expect(first?.html).toContain('&lt;b&gt;one&lt;/b&gt; &amp; &quot;two&quot;')
    expect(first && linesOf(first)).toEqual([`· pal${count} commented on your Double Dealing Character replay 0${rid}`])
    expect(next?.text).toContain('and again')
  })

  test('with nothing new, no mail', async () => {
    await change({ digest: 'weekly' })
    expect(await digested()).toEqual([])
    const { rid } = await uploadRun(site, reader)
    await sayIn(rid, 'hello')
    await site.call(reminders.calls.readAll, {}, { token: reader.token })
    expect(await digested()).toEqual([])
  })

  test('names thirty and counts the others', async () => {
    await change({ digest: 'daily' })
    for (let n = 1; n <= 33; n++) await tell('topicStaff', `topic:${n}`, { act: 'pin', note: '', t: n, title: `t${n}` })
    const [letter] = await digested()
    expect(letter && linesOf(letter)).toHaveLength(30)
    expect(letter?.text).toContain('还有 3 条')
    expect(letter?.text).toContain('店员置顶了你的主题「t33」')
    expect(letter?.text).not.toContain('「t3」')
    // The three were counted, so they are not new.
    expect(await digested()).toHaveLength(1)
  })

  test('counts conversations with unread messages, once, unless that is switched off', async () => {
    await change({ digest: 'daily' })
    await sql`with c as (insert into conversations (low, high, at) values (${reader.id}, ${friend.id}, now()) returning id)
      insert into conversation_sides (member, other, conversation, state, unread, last_at)
      select ${reader.id}, ${friend.id}, id, 'open', 2, ${site.site.foundation.now()} from c`.execute(db().own)
    await change({ messages: 'N' })
    expect(await digested()).toEqual([])
    await change({ messages: 'Y' })
    const [letter] = await digested()
    expect(letter?.subject).toBe('有没看的私信 - 弹幕甜品屋')
    expect(letter?.text).toContain('1 个会话有没看的私信\n  http://localhost:8080/messages')
    expect(await digested()).toHaveLength(1)
  })
})

describe('of people between whom a block stands', () => {
  test.each(['the reader', 'the other'] as const)(
    'by %s: neither their acts nor their messages are told',
    async (by) => {
      await change({ digest: 'daily' })
      const { rid } = await uploadRun(site, reader)
      await sayIn(rid, 'hello')
      await sql`with c as (insert into conversations (low, high, at) values (${reader.id}, ${friend.id}, now()) returning id)
      insert into conversation_sides (member, other, conversation, state, unread, last_at)
      select ${reader.id}, ${friend.id}, id, 'open', 2, ${site.site.foundation.now()} from c`.execute(db().own)
      const [blocker, blocked] = by === 'the reader' ? [reader, friend] : [friend, reader]
      await sql`insert into blocks (blocker, blocked, at) values (${blocker.id}, ${blocked.id}, now())`.execute(
        db().own,
      )
      expect(await digested()).toEqual([])
      // A mail that leaves for another reason counts none of it either.
      await tell('topicStaff', 'topic:1', { act: 'pin', note: '', t: 1, title: 'x' }, null)
      const [letter] = await digested()
      expect(letter && linesOf(letter)).toHaveLength(1)
      expect(letter?.text).not.toMatch(/hello|\/messages/)
    },
  )
})

describe('who gets one', () => {
  test('of two processes that claim at once, one does; the next is due a day later', async () => {
    const readers = [reader]
    for (let n = 0; n < 5; n++) readers.push(await makeMember(site, `race${count}_${n}`))
    for (const each of readers) {
      await change({ digest: 'daily' }, each)
      const to = each.id
      await db().transaction((tx) =>
        remind(tx, { to, kind: 'blackFlag', subject: `member:${to}`, data: { state: 'lifted' }, now: new Date() }),
      )
      await makeDue(each)
    }
    const { now } = site.site.foundation
    const both = [site, second].map((each) => each.site.foundation.db)
    await Promise.all([...both, ...both].map((each) => claimDigests({ db: each, now })))
    await settleJobs(site, 'digest')
    await Promise.all(both.map((each) => claimDigests({ db: each, now })))
    await settleJobs(site, 'digest')
    const got = await site.mails()
    expect(got.filter(({ to }) => to === mail)).toHaveLength(1)
    expect(got.filter(({ to }) => to.startsWith(`race${count}_`))).toHaveLength(5)
    const { NEXT } = (await wanted()).data
    expect(NEXT).toBe(nextDigest({ digest: 'daily', quiet: null }, now())?.toISOString())
  })

  test.each(['closed', 'flagged', 'unverified', 'off'] as const)('nobody whose account is %s', async (state) => {
    await change({ digest: 'daily' })
    await tell('topicStaff', 'topic:1', { act: 'pin', note: '', t: 1, title: 'x' })
    if (state === 'flagged') await setBlack(site, reader, true)
    if (state === 'closed') await sql`update members set closed_at = now() where id = ${reader.id}`.execute(db().own)
    if (state === 'unverified')
      await sql`update members set mail_verified_at = null where id = ${reader.id}`.execute(db().own)
    if (state === 'off') await change({ digest: 'off' })
    expect(
      state === 'off'
        ? await claimDigests({ db: db(), now: site.site.foundation.now }).then(() => mailsTo(mail))
        : await digested(),
    ).toEqual([])
  })

  test('in the quiet hours it waits for their end', async () => {
    const hour = beijingHour(site.site.foundation.now())
    await change({ digest: 'daily', quiet: { FROM: hour, TO: (hour + 2) % 24 } })
    await tell('topicStaff', 'topic:1', { act: 'pin', note: '', t: 1, title: 'x' })
    expect(await digested()).toEqual([])
    const waits = (await wanted()).data.NEXT
    expect(beijingHour(new Date(waits ?? 0))).toBe((hour + 2) % 24)
    site.advance(2 * 3_600_000)
    await claimDigests({ db: db(), now: site.site.foundation.now })
    await settleJobs(site, 'digest')
    expect(await mailsTo(mail)).toHaveLength(1)
  })
})

test('a job that comes late, in the quiet hours, mails nothing and is claimed after them', async () => {
  const { now } = site.site.foundation
  await change({ digest: 'daily' })
  await tell('topicStaff', 'topic:1', { act: 'pin', note: '', t: 1, title: 'x' })
  const hour = beijingHour(now())
  await change({ quiet: { FROM: hour, TO: (hour + 2) % 24 } })
  const due = new Date(now().getTime() + 86_400_000)
  await db().own.updateTable('reminder_preferences').set({ digest_due: due }).where('member', '=', reader.id).execute()
  await db().transaction((tx) => addJob(tx, 'digest', { member: reader.id }))
  await settleJobs(site, 'digest')
  expect(await mailsTo(mail)).toEqual([])
  expect(beijingHour(new Date((await wanted()).data.NEXT ?? 0))).toBe((hour + 2) % 24)
})

describe('one press ends them', () => {
  const inject = (method: 'GET' | 'POST', url: string, body = 'List-Unsubscribe=One-Click') =>
    site.site.app.inject({
      method,
      url,
      ...(method === 'POST' && { payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    })
  const frequency = async () => (await wanted()).data.DIGEST
  const letter = async () => {
    await change({ digest: 'daily' })
    await tell('topicStaff', 'topic:1', { act: 'pin', note: '', t: 1, title: 'x' })
    const [first] = await digested()
    const path = first?.unsubscribe?.replace('http://localhost:8080', '') ?? ''
    const token = /link#digest\.([\w-]+)/.exec(first?.text ?? '')?.[1] ?? ''
    return { path, token }
  }

  test('a POST of a mail program does, without a session; a GET does not', async () => {
    const { path } = await letter()
    const opened = await inject('GET', path)
    expect(opened.statusCode).toBe(303)
    expect(opened.headers.location).toMatch(/^\/link#digest\.\d+-[\w-]{43}$/)
    expect(await frequency()).toBe('daily')
    const pressed = await inject('POST', path)
    expect(pressed.statusCode).toBe(200)
    expect(pressed.body).toContain('不再寄提醒摘要了')
    expect(await frequency()).toBe('off')
    expect((await inject('POST', path)).statusCode).toBe(200)
  })

  test('so does the page of the link, for its member only', async () => {
    const { token } = await letter()
    await change({ digest: 'weekly' }, friend)
    expect(await site.call(endDigest, { token })).toMatchObject({ msg: '', data: 'suc' })
    expect(await frequency()).toBe('off')
    expect((await site.call(get, {}, { token: friend.token })).data.DIGEST).toBe('weekly')
  })

  test('a token that the site did not make is refused with words', async () => {
    const { token } = await letter()
    const other = token.replace(String(reader.id), String(friend.id))
    await change({ digest: 'daily' }, friend)
    for (const wrong of [other, `${token}x`, 'x'.repeat(43), `0${token}`]) {
      expect(await site.call(endDigest, { token: wrong })).toMatchObject({ msg: 'tokenWrong' })
      const pressed = await inject('POST', `/digest-off/${wrong}`)
      expect(pressed.statusCode).toBe(404)
      expect(pressed.body).toContain('链接不对')
    }
    expect(await frequency()).toBe('daily')
    expect((await site.call(get, {}, { token: friend.token })).data.DIGEST).toBe('daily')
  })

  test('many wrong tokens from one network are told to wait, right ones are not', async () => {
    const { path } = await letter()
    const press = (url: string) => second.site.app.inject({ method: 'POST', url, remoteAddress: '10.9.8.7' })
    const wrong = `/digest-off/${reader.id}-${'x'.repeat(43)}`
    const codes = []
    for (let n = 0; n < 4; n++) codes.push((await press(wrong)).statusCode)
    expect(codes).toEqual([404, 404, 404, 429])
    expect((await press(wrong)).body).toContain('过一会儿')
    expect(await frequency()).toBe('daily')
    expect((await press(path)).statusCode).toBe(200)
    expect(await frequency()).toBe('off')
  })
})
