import { type Keeper, lockKeeper } from '#core/desserts/keeper.ts'
import { isRobot } from '#core/members/links/linked.ts'
import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'

/** Robots keep no desserts. */
export async function refuseRobot(
  db: Reading,
  member: number,
  refuse: (code: 'robotDesserts') => never,
): Promise<void> {
  if (await isRobot(db, member)) refuse('robotDesserts')
}

/** As `lockKeeper`, for the member's own act. */
export async function lockOwnKeeper(tx: Tx, member: number, refuse: (code: 'robotDesserts') => never): Promise<Keeper> {
  const keeper = await lockKeeper(tx, member)
  if (keeper.robot) refuse('robotDesserts')
  return keeper
}
