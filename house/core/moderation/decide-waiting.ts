import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import { areLinked } from '../members/links/linked.ts'
import { remind } from '../reminders/remind.ts'
import type { StoredData } from '../reminders/tables.ts'
import { givenReason } from '../staff-log/given-reason.ts'
import { logAct } from '../staff-log/log-act.ts'
import { judgePrints, type PrintedPost } from './print-store.ts'
import type { Verdict } from './tables.ts'

/** A post that waits for staff; its noun has loaded and locked it. */
export interface WaitingPost {
  readonly author: number
  readonly words: string
  /** Its row in `waiting`. */
  readonly post: PrintedPost
  /** Its name in the staff log and in reminders, such as `replay:12`. */
  readonly name: string
  /** The reminder for its author; the verdict and its reason are added to the data. */
  readonly reminder: { readonly kind: ReminderKind; readonly data: StoredData }
  /** Shows the post to everybody, and sends the reminders of a new post; none while its author is black-flagged. */
  release(now: Date): Promise<void>
  remove(now: Date): Promise<void>
}

/** The part of a call's context that deciding needs; the call declares these refusals. */
interface DecideCall {
  readonly db: Tx
  readonly input: { readonly reason: string }
  readonly member: Pick<Caller, 'id'>
  readonly now: Date
  readonly refuse: (code: 'heldOwn' | 'missingReason' | 'reasonLong') => never
}

interface Deciding {
  /** The name of the act in the staff log. */
  readonly act: string
  readonly verdict: Verdict
  /** Loads and locks the post; refuses if it does not wait any more. */
  find(): Promise<WaitingPost>
}

/** Releases or removes a waiting post. Staff cannot decide about their own posts, with whatever account they wrote them. */
export async function decideWaiting(
  { db, input, member, now, refuse }: DecideCall,
  { act, verdict, find }: Deciding,
): Promise<'suc'> {
  const reason = givenReason(input.reason, refuse)
  const post = await find()
  const { author, words, name: subject } = post
  if (await areLinked(db, member.id, author)) refuse('heldOwn')
  await judgePrints(db, { ...post.post, good: verdict === 'pass', now })
  if (verdict === 'pass') await post.release(now)
  else await post.remove(now)
  const { kind, data } = post.reminder
  await remind(db, { to: author, kind, subject, data: { verdict, note: reason, ...data }, now })
  const before = { member: author, words, verdict: 'held' }
  await logAct(db, { by: member, act, subject, reason, before, after: { ...before, verdict }, now })
  return 'suc'
}
