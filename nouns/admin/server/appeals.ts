import { countedWith, dropStaffLinks, linksAround, lockLinks } from '#core/members/links/link-store.ts'
import { areLinked, linkedTo } from '#core/members/links/linked.ts'
import { lockJudged } from '#core/members/staff/staff-reads.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { pageOf } from '#rules/paging.ts'
import * as limits from '#rules/people/people-limits.ts'
import { appealEveryMs } from '#rules/staff/appeals.ts'
import { isBlank, weightedLength } from '#rules/text.ts'
import type { admin } from '../contract/admin.ts'
import { decideAppealRow, insertAppeal, lastAppeal, lastAppealAt, lockOpenAppeal, openAppeals } from './appeal-store.ts'
import { closeAnswered, tell } from './counted.ts'
import { changeFlag } from './flag-user.ts'

/** GET /getPunishment: what a flagged member is told. */
export async function punishmentOf({ db, member, now }: Call<typeof admin.calls.punishment>) {
  const row = await db
    .selectFrom('members')
    .select(['black', 'black_reason', 'black_until'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const black = row.black && (row.black_until === null || row.black_until > now)
  if (!black) return { black: 'N' as const, reason: '', until: null, appeal: null, appealFrom: null }
  const [appeal, at] = await Promise.all([lastAppeal(db, member.id), lastAppealAt(db, member.id, 'black')])
  const from = at ? new Date(at.getTime() + appealEveryMs) : null
  return {
    black: 'Y' as const,
    reason: row.black_reason,
    until: row.black_until?.toISOString() ?? null,
    appeal: appeal
      ? { text: appeal.text, time: appeal.at.toISOString(), state: appeal.state, answer: appeal.answer }
      : null,
    appealFrom: from && from > now ? from.toISOString() : null,
  }
}

/** POST /appeal */
export async function makeAppeal({ db, input, member, now, refuse }: Call<typeof admin.calls.appeal>) {
  const text = input.text.trim()
  if (isBlank(text)) refuse('missingText')
  if (weightedLength(text) > limits.comment) refuse('textLong')
  const self = await lockJudged(db, member.id)
  if (input.about === 'counted') {
    await lockLinks(db)
    if (countedWith(await linksAround(db, [member.id]), member.id).others.length === 0) refuse('notCounted')
  } else if (!self?.black || (self.black_until && self.black_until <= now)) refuse('notBlack')
  const last = await lastAppealAt(db, member.id, input.about)
  const next = new Date((last?.getTime() ?? 0) + appealEveryMs)
  if (next > now) refuse('appealedToday', { until: next.toISOString() })
  // Who is still waiting for an answer has said what there is to say.
  if (!(await insertAppeal(db, { member: member.id, about: input.about, text, at: now }))) refuse('appealedToday')
  return 'suc' as const
}

export const countAppeals = async (db: ReadDb, now: Date): Promise<number> =>
  (
    await openAppeals(db, now)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

/** POST /getAppeals */
export async function listAppeals({ db, input, now }: Call<typeof admin.calls.appeals>) {
  const [n, rows] = await Promise.all([
    countAppeals(db, now),
    openAppeals(db, now)
      .select(['a.id', 'a.about', 'a.member', 'm.nick', 'm.head', 'a.text', 'a.at', 'm.black_reason', 'm.black_until'])
      .orderBy('a.at')
      .limit(input.pageSize)
      .offset((input.pageNum - 1) * input.pageSize)
      .execute(),
  ])
  const counted = await Promise.all(
    rows.map(({ about, member }) => (about === 'counted' ? countedOthers(db, member) : [])),
  )
  return {
    ...pageOf(n, input),
    rows: rows.map((row, index) => ({
      id: row.id,
      about: row.about,
      UID: row.member,
      NICK: row.nick,
      HEAD: row.head,
      text: row.text,
      time: row.at.toISOString(),
      BLACKREASON: row.about === 'black' ? row.black_reason : '',
      BLACKUNTIL: row.about === 'black' ? (row.black_until?.toISOString() ?? null) : null,
      COUNTED: counted[index] ?? [],
    })),
  }
}

/** POST /decideAppeal: passing takes the flag back, or what staff counted as one. */
export async function decideAppeal({ db, input, member, now, refuse }: Call<typeof admin.calls.decideAppeal>) {
  const reason = givenReason(input.reason, refuse)
  const appeal = (await lockOpenAppeal(db, input.id)) ?? refuse('missingAppeal')
  if (await areLinked(db, appeal.member, member.id)) refuse('self')
  const target = (await lockJudged(db, appeal.member)) ?? refuse('missingAppeal')
  const state = input.pass === 'Y' ? 'pass' : 'notPass'
  await decideAppealRow(db, { id: appeal.id, state, answer: reason, now })
  const subject = `member:${target.id}`
  const before = { appeal: appeal.id, text: appeal.text, state: 'open' }
  if (appeal.about === 'counted') await decideCounted(db, { member: target.id, passed: state === 'pass', reason, now })
  await logAct(db, { by: member, act: 'decideAppeal', subject, reason, before, after: { ...before, state }, now })
  if (appeal.about === 'counted') return 'suc' as const
  if (state === 'pass') {
    await changeFlag(db, { by: member, target, flag: { black: false, until: null }, reason, now })
  } else {
    const data = { state: 'set', reason, until: target.black_until?.toISOString() ?? '' }
    await remind(db, { to: target.id, kind: 'blackFlag', subject, data, now })
  }
  return 'suc' as const
}

interface CountedDecision {
  readonly member: number
  readonly passed: boolean
  readonly reason: string
  readonly now: Date
}

/** Takes back that staff count a member's accounts with others, or says to the member that it stays. */
async function decideCounted(tx: Tx, { member, passed, reason, now }: CountedDecision): Promise<void> {
  if (!passed) return tell(tx, { to: member, about: member, state: 'kept', reason, now })
  await lockLinks(tx)
  const before = await linkedTo(tx, member)
  const others = await dropStaffLinks(tx, member)
  await closeAnswered(tx, before)
  for (const other of others) {
    await tell(tx, { to: member, about: other, state: 'apart', reason, now })
    await tell(tx, { to: other, about: member, state: 'apart', reason, now })
  }
}

/** The accounts that staff count with the member's, and why. */
async function countedOthers(db: ReadDb, member: number) {
  const links = await linksAround(db, [member])
  const { others } = countedWith(links, member)
  if (others.length === 0) return []
  const rows = await db.selectFrom('members').select(['id', 'nick']).where('id', 'in', others).orderBy('id').execute()
  const reasonOf = (id: number) =>
    links.find((link) => link.made_by === 'staff' && (link.one === id || link.other === id))?.reason ?? ''
  return rows.map(({ id, nick }) => ({ UID: id, NICK: nick, REASON: reasonOf(id) }))
}
