import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { type LikeAccount, likeReward, likeWindowMs } from '#rules/economy/like-reward.ts'
import type { SubjectKind } from '#rules/ledger/reasons.ts'
import { linkedTo } from '../members/links/linked.ts'
import { isSpent, lockRewards, paidRewards, spendReward } from './spend-reward.ts'

interface Like {
  readonly kind: SubjectKind
  readonly subject: number
  readonly giver: number
  readonly owner: number
  readonly at: Date
}

/**
 * Pays the owner of a liked thing. Giver and thing are spent for ever by the first like, also if it brought nothing. All
 * accounts of a person are one giver.
 */
export async function rewardLike(tx: Tx, { kind, subject, giver, owner, at }: Like): Promise<void> {
  const day = beijingDay(at)
  const since = at.getTime() - likeWindowMs
  const [, givers, accounts, paid] = await Promise.all([
    lockRewards(tx, 'like', owner),
    linkedTo(tx, giver),
    likeAccounts(tx, [giver, owner], at),
    paidRewards(tx, { member: owner, reason: 'like', from: beijingDay(new Date(since)), to: day }),
  ])
  const [from, to] = [accounts.get(giver), accounts.get(owner)]
  if (!from || !to) return
  const others = givers.filter((each) => each !== giver)
  const likedBefore = await Promise.all(
    others.map((each) => isSpent(tx, { reason: 'like', giver: each, kind, subject })),
  )
  const reward = likedBefore.includes(true)
    ? {}
    : likeReward({
        giver: from,
        receiver: to,
        linked: givers.includes(owner),
        fromGiver: paid.filter((each) => givers.includes(each.giver) && each.at.getTime() > since).length,
        today: paid.filter((each) => each.day === day).length,
      })
  const about = { kind, id: subject }
  await spendReward(tx, { reason: 'like', giver, kind, subject, member: owner, day, about, at }, reward)
}

interface LikeRow {
  readonly id: number
  readonly verified: boolean
  readonly robot: boolean
  readonly created_at: Date
  readonly accepted: boolean
}

/** What the rule asks about both sides. Who does not earn counts as not verified. */
async function likeAccounts(tx: Tx, ids: readonly number[], at: Date): Promise<ReadonlyMap<number, LikeAccount>> {
  const { rows } = await sql<LikeRow>`-- rewards-like-accounts
    select m.id, earns(m.id, ${at}) as verified, m.robot, m.created_at, has_accepted(m.id) as accepted
    from members m where m.id = any(${[...ids]}::bigint[])`.execute(tx)
  return new Map(
    rows.map(({ id, verified, robot, created_at, accepted }) => [
      id,
      { verified, robot, accepted, ageMs: at.getTime() - created_at.getTime() },
    ]),
  )
}
