import type { Tx } from '#kit/db/database.ts'
import { rewardComment } from '../rewards/reward-comment.ts'
import type { CommentedKind } from './comment-kind.ts'

/** Pays the author of a comment that everybody sees, where comments on things of this kind bring something. */
export const payComment = async (
  tx: Tx,
  { ledgerKind }: CommentedKind,
  comment: Omit<Parameters<typeof rewardComment>[1], 'kind'>,
): Promise<void> => {
  if (ledgerKind) await rewardComment(tx, { ...comment, kind: ledgerKind })
}
