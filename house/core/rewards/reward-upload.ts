import type { Tx } from '#kit/db/database.ts'
import { beijingDay, daysLater, mondayOf } from '#rules/beijing-time.ts'
import { isReward, noReward } from '#rules/economy/reward.ts'
import { recordReward, uploadReward } from '#rules/economy/upload-reward.ts'
import type { SubjectKind } from '#rules/ledger/reasons.ts'
import { earns, lockRewards, paidRewards, spendContent, spendReward } from './spend-reward.ts'

interface Upload {
  readonly kind: Extract<SubjectKind, 'replay' | 'painting'>
  readonly id: number
  readonly member: number
  readonly uploadedAt: Date
  /** What is the same in a second upload of the same work. */
  readonly content: string
  readonly now: Date
}

/**
 * Pays for an upload that stayed up, once. False if its content was uploaded before: the upload brings nothing at all
 * then. The caller has locked its row.
 */
export async function rewardUpload(tx: Tx, { kind, id, member, uploadedAt, content, now }: Upload): Promise<boolean> {
  const day = beijingDay(uploadedAt)
  const monday = mondayOf(day)
  const week = { member, reason: 'upload', from: monday, to: daysLater(monday, 6) } as const
  const [, mayEarn, isNew, paid] = await Promise.all([
    lockRewards(tx, 'upload', member),
    earns(tx, member, now),
    spendContent(tx, 'input', content),
    paidRewards(tx, week),
  ])
  const sameDayAndKind = paid.filter((each) => each.day === day && each.kind === kind).length
  const weekPoints = paid.reduce((sum, { amount }) => sum + amount, 0)
  const reward = mayEarn && isNew ? uploadReward({ sameDayAndKind, weekPoints }) : noReward
  const about = { kind, id }
  await spendReward(tx, { reason: 'upload', giver: member, kind, subject: id, member, day, about, at: now }, reward)
  return isNew
}

/** Spends the key of an upload without a reward: it brings nothing, ever. */
export async function denyUpload(
  tx: Tx,
  { kind, id, member, now }: Pick<Upload, 'kind' | 'id' | 'member' | 'now'>,
): Promise<void> {
  const about = { kind, id }
  const key = { reason: 'upload', giver: member, kind, subject: id } as const
  await spendReward(tx, { ...key, member, day: beijingDay(now), about, at: now }, noReward)
}

interface RatedRun {
  readonly replay: number
  readonly member: number
  readonly game: number
  readonly type: string
  /** In thousandths. */
  readonly iscore: number
  readonly now: Date
}

/**
 * Pays for the increase of a member's best iscore of a game and kind of run, once for each replay. A day's limit that is
 * reached leaves the replay for a later day. The caller has locked its row.
 */
export async function rewardRecord(tx: Tx, { replay, member, game, type, iscore, now }: RatedRun): Promise<void> {
  const day = beijingDay(now)
  const [, mayEarn, best, paid] = await Promise.all([
    lockRewards(tx, 'upload', member),
    earns(tx, member, now),
    tx
      .selectFrom('rewarded_records')
      .select('iscore')
      .where('member', '=', member)
      .where('game', '=', game)
      .where('type', '=', type)
      .executeTakeFirst(),
    paidRewards(tx, { member, reason: 'record', from: day, to: day }),
  ])
  const before = best?.iscore ?? 0
  const reward = mayEarn ? recordReward({ before, after: iscore, paidToday: paid.length }) : noReward
  if (mayEarn && iscore > before) {
    if (!isReward(reward)) return
    await tx
      .insertInto('rewarded_records')
      .values({ member, game, type, iscore })
      .onConflict((c) => c.columns(['member', 'game', 'type']).doUpdateSet({ iscore }))
      .execute()
  }
  await denyRecord(tx, { replay, member, now }, reward)
}

/** Spends the key of a run's iscore, without a reward: it brings nothing, ever. */
export async function denyRecord(
  tx: Tx,
  { replay, member, now }: Pick<RatedRun, 'replay' | 'member' | 'now'>,
  reward = noReward,
): Promise<void> {
  const key = { reason: 'record', giver: member, kind: 'replay', subject: replay } as const
  const about = { kind: 'replay', id: replay } as const
  await spendReward(tx, { ...key, member, day: beijingDay(now), about, at: now }, reward)
}
