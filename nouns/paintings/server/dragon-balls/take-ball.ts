import type { Tx } from '#kit/db/database.ts'
import './tables.ts'

interface PendingBall {
  readonly member: number
  readonly character: string
  readonly round: number
  readonly ball: number
  readonly now: Date
}

/** Marks the dessert of a dragon ball as taken by its painter; false if it is not theirs or was taken before. */
export async function takeBall(tx: Tx, { member, character, round, ball, now }: PendingBall): Promise<boolean> {
  const taken = await tx
    .updateTable('pending_desserts')
    .set({ paid_at: now })
    .where('character', '=', character)
    .where('round', '=', round)
    .where('ball', '=', ball)
    .where('member', '=', member)
    .where('paid_at', 'is', null)
    .returning('ball')
    .executeTakeFirst()
  return taken !== undefined
}
