import type { Tx } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { isReward } from '#rules/economy/reward.ts'
import { commentReward } from '#rules/economy/talk-reward.ts'
import type { SubjectKind } from '#rules/ledger/reasons.ts'
import { weightedLength } from '#rules/text.ts'
import { areLinked } from '../members/links/linked.ts'
import { earns, isSpent, lockRewards, paidRewards, spendContent, spendReward } from './spend-reward.ts'

interface SeenComment {
  readonly id: number
  readonly author: number
  readonly text: string
  /** The thing commented on. */
  readonly kind: SubjectKind
  readonly subject: number
  /** Null: the house's. */
  readonly owner: number | null
  readonly at: Date
}

/** Pays the author of a comment that everybody sees, once for each thing. A text that brought something brings nothing. */
export async function rewardComment(
  tx: Tx,
  { id, author, text, kind, subject, owner, at }: SeenComment,
): Promise<void> {
  const weight = weightedLength(text.replace(/\s+/g, ''))
  const day = beijingDay(at)
  const key = { reason: 'comment', giver: author, kind, subject } as const
  const [, mayEarn, own, itemPaid, paid] = await Promise.all([
    lockRewards(tx, 'comment', author),
    earns(tx, author, at),
    owner !== null && areLinked(tx, author, owner),
    isSpent(tx, key),
    paidRewards(tx, { member: author, reason: 'comment', from: day, to: day }),
  ])
  const reward = commentReward({ weight, own, itemPaid, today: paid.length })
  if (!mayEarn || !isReward(reward) || !(await spendContent(tx, 'text', text))) return
  await spendReward(tx, { ...key, member: author, day, about: { kind: 'comment', id }, at }, reward)
}
