import type { admin } from '@patisserie/contract/admin'
import { limits } from '@patisserie/rules/limits'
import { pageOf } from '@patisserie/rules/paging'
import { isBlank, weightedLength } from '@patisserie/rules/text'
import { lockJudged } from '../../core/members/staff-reads.ts'
import { remind } from '../../core/reminders/remind.ts'
import { givenReason } from '../../core/staff-log/given-reason.ts'
import { logAct } from '../../core/staff-log/log-act.ts'
import type { Call } from '../../kit/http/call.ts'
import { decideAppealRow, insertAppeal, lastAppeal, lastAppealAt, lockOpenAppeal, openAppeals } from './appeal-store.ts'
import { changeFlag } from './flag-user.ts'

/** Minimum time between two appeals of a member, in milliseconds. */
const appealEveryMs = 86_400_000

/** GET /getPunishment: the caller's own black flag, its reason and end, and their last appeal. */
export async function punishmentOf({ db, member, now }: Call<typeof admin.calls.punishment>) {
  const row = await db
    .selectFrom('members')
    .select(['black', 'black_reason', 'black_until'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const black = row.black && (row.black_until === null || row.black_until > now)
  if (!black) return { black: 'N' as const, reason: '', until: null, appeal: null, appealFrom: null }
  const [appeal, at] = await Promise.all([lastAppeal(db, member.id), lastAppealAt(db, member.id)])
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

/** POST /appeal: the flagged caller objects to their flag, at most once a day. */
export async function makeAppeal({ db, input, member, now, refuse }: Call<typeof admin.calls.appeal>) {
  const text = input.text.trim()
  if (isBlank(text)) refuse('missingText')
  if (weightedLength(text) > limits.comment) refuse('textLong')
  const self = await lockJudged(db, member.id)
  if (!self?.black || (self.black_until && self.black_until <= now)) refuse('notBlack')
  const last = await lastAppealAt(db, member.id)
  const next = new Date((last?.getTime() ?? 0) + appealEveryMs)
  if (next > now) refuse('appealedToday', { until: next.toISOString() })
  // A member whose appeal is still open cannot make another.
  if (!(await insertAppeal(db, { member: member.id, text, at: now }))) refuse('appealedToday')
  return 'suc' as const
}

/** POST /getAppeals: open appeals, oldest first. */
export async function listAppeals({ db, input, now }: Call<typeof admin.calls.appeals>) {
  const [{ n }, rows] = await Promise.all([
    openAppeals(db, now)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
    openAppeals(db, now)
      .select(['a.id', 'a.member', 'm.nick', 'm.head', 'a.text', 'a.at', 'm.black_reason', 'm.black_until'])
      .orderBy('a.at')
      .limit(input.pageSize)
      .offset((input.pageNum - 1) * input.pageSize)
      .execute(),
  ])
  return {
    ...pageOf(n, input),
    rows: rows.map((row) => ({
      id: row.id,
      UID: row.member,
      NICK: row.nick,
      HEAD: row.head,
      text: row.text,
      time: row.at.toISOString(),
      BLACKREASON: row.black_reason,
      BLACKUNTIL: row.black_until?.toISOString() ?? null,
    })),
  }
}

/** POST /decideAppeal: a passed appeal lifts the flag. */
export async function decideAppeal({ db, input, member, now, refuse }: Call<typeof admin.calls.decideAppeal>) {
  const reason = givenReason(input.reason, refuse)
  const appeal = (await lockOpenAppeal(db, input.id)) ?? refuse('missingAppeal')
  if (appeal.member === member.id) refuse('self')
  const target = (await lockJudged(db, appeal.member)) ?? refuse('missingAppeal')
  const state = input.pass === 'Y' ? 'pass' : 'notPass'
  await decideAppealRow(db, { id: appeal.id, state, answer: reason, now })
  const subject = `member:${target.id}`
  const before = { appeal: appeal.id, text: appeal.text, state: 'open' }
  await logAct(db, { by: member, act: 'decideAppeal', subject, reason, before, after: { ...before, state }, now })
  if (state === 'pass') {
    await changeFlag(db, { by: member, target, flag: { black: false, until: null }, reason, now })
  } else {
    const data = { state: 'set', reason, until: target.black_until?.toISOString() ?? '' }
    await remind(db, { to: target.id, kind: 'blackFlag', subject, data, now })
  }
  return 'suc' as const
}
