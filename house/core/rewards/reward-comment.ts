import { beijingDay } from '@patisserie/rules/beijing-time'
import { isReward } from '@patisserie/rules/economy/reward'
import { commentReward } from '@patisserie/rules/economy/talk-reward'
import type { SubjectKind } from '@patisserie/rules/ledger/reasons'
import { weightedLength } from '@patisserie/rules/text'
import type { Tx } from '../../kit/db/database.ts'
import { areLinked } from '../members/linked.ts'
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
