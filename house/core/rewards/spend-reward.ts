import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { type Reward, rewardEntries } from '#rules/economy/reward.ts'
import { house } from '#rules/ledger/houses.ts'
import { reasons, type SubjectKind } from '#rules/ledger/reasons.ts'
import { tellHolders, transferSql } from '../ledger/post-transfer.ts'
import type { RewardReason } from './tables.ts'
import './tables.ts'

/** What happened, as the key that is spent by it: giver, thing and reason. */
export interface SpentKey {
  readonly reason: RewardReason
  readonly giver: number
  readonly kind: SubjectKind
  readonly subject: number
}

interface Earned extends SpentKey {
  /** Who gets the reward. */
  readonly member: number
  /** The Beijing day whose limits it counts for. */
  readonly day: string
  /** The thing that brought it; the line of the statement leads there. */
  readonly about: { readonly kind: SubjectKind; readonly id: number }
  readonly at: Date
}

/**
 * Spends a key, and pays the reward if there is one. False if the key was spent before: nothing is paid then. Call it
 * after all other locks of the transaction, because it locks balances.
 */
export async function spendReward(tx: Tx, earned: Earned, reward: Reward): Promise<boolean> {
  const { reason, giver, kind, subject, member, day, about, at } = earned
  const entries = rewardEntries(reward)
  const amount = entries[0]?.[1] ?? 0
  const key = amount === 0 ? null : `${reason}:${kind}:${subject}:${giver}`
  const spend = sql`insert into rewards (giver, kind, subject, reason, member, day, about_kind, about, amount, key, at)
    values (${giver}, ${kind}, ${subject}, ${reasons[reason]}, ${member}, ${day}, ${about.kind}, ${about.id}, ${amount}, ${key}, ${at})
    on conflict (giver, kind, subject, reason) do nothing returning 1`
  if (key === null) {
    const { rows } = await sql`-- rewards-deny
      ${spend}`.execute(tx)
    return rows.length > 0
  }
  const moves = entries.map(([resource, each]) => ({ from: house('mint'), to: member, resource, amount: each }))
  // One statement: without a row of `w` there is no transfer.
  const { rows } = await sql<{ post: number | null }>`-- rewards-pay
    with w as (${spend}) select ${transferSql({ reason, about, key, at, moves })} as post from w`.execute(tx)
  if (rows[0]?.post == null) return false
  tellHolders(tx, moves)
  return true
}

/**
 * Makes rewards of one kind to one member wait for each other until the transaction ends: two at once could otherwise
 * both find room below a daily limit. What is counted must be read by a later statement, which may travel together with
 * this one.
 */
export const lockRewards = (tx: Tx, of: 'like' | 'comment' | 'upload', member: number) =>
  sql`-- rewards-lock
    select pg_advisory_xact_lock(hashtextextended(${`${of} ${member}`}, 240))`.execute(tx)

/** Whether a member earns by what they do: verified, not black-flagged, no robot, not closed. */
export async function earns(tx: Tx, member: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{ earns: boolean }>`-- rewards-earns
    select earns(${member}, ${at}) as earns`.execute(tx)
  return rows[0]?.earns === true
}

/** Marks a content as spent; false if it was before. A text is compared without white space and case. */
export async function spendContent(tx: Tx, kind: 'text' | 'input', content: string): Promise<boolean> {
  const compared = kind === 'text' ? sql`spent_text(${content})` : sql`${content}`
  const { rows } = await sql<{ fresh: boolean }>`-- rewards-spend-${sql.raw(kind)}
    select spend_content(${kind}, ${compared}) as fresh`.execute(tx)
  return rows[0]?.fresh === true
}

/** Whether the key was spent. */
export async function isSpent(tx: Tx, { reason, giver, kind, subject }: SpentKey): Promise<boolean> {
  const row = await tx
    .selectFrom('rewards')
    .select('giver')
    .where('giver', '=', giver)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('reason', '=', reasons[reason])
    .executeTakeFirst()
  return row !== undefined
}

interface PaidQuery {
  readonly member: number
  readonly reason: RewardReason
  /** Beijing days, both included. */
  readonly from: string
  readonly to: string
}

/** Rewards of some days that brought a member something, also if it was taken back since. */
export const paidRewards = (tx: Tx, { member, reason, from, to }: PaidQuery) =>
  tx
    .selectFrom('rewards')
    .select(['giver', 'kind', 'day', 'amount', 'at'])
    .where('member', '=', member)
    .where('reason', '=', reasons[reason])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('amount', '>', 0)
    .execute()
