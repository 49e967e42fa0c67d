import type { social } from '#contract/social.ts'
import { blocksOf } from '#core/reach/reads.ts'
import { deleteBlock, deleteFollow, insertBlock, lockPair } from '#core/reach/store.ts'
import { unremindAll } from '#core/reminders/remind.ts'
import type { Call } from '#kit/http/call.ts'
import * as limits from '#rules/people/people-limits.ts'

/**
 * POST /block: blocks a member, ends follows in both directions, and removes each from the other's unread reminders.
 */
export async function block({ db, input, member, now, refuse }: Call<typeof social.calls.block>) {
  const pair = { from: member.id, to: input.UID }
  if (pair.from === pair.to) refuse('blockSelf')
  if (!(await lockPair(db, pair))) refuse('personUnknown')
  if (!(await insertBlock(db, pair, now))) refuse('blocked')
  if ((await blocksOf(db, pair.from)) > limits.blocksMost) refuse('blockMost', { limit: limits.blocksMost })
  await deleteFollow(db, pair)
  await deleteFollow(db, { from: pair.to, to: pair.from })
  await unremindAll(db, { to: pair.from, actor: pair.to })
  await unremindAll(db, { to: pair.to, actor: pair.from })
  return 'suc' as const
}

/** POST /unblock: ends a block. Follows that the block ended are not restored. */
export async function unblock({ db, input, member, refuse }: Call<typeof social.calls.unblock>) {
  if (!(await deleteBlock(db, { from: member.id, to: input.UID }))) refuse('notBlocked')
  return 'suc' as const
}
