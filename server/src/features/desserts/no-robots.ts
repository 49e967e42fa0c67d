import { isRobot } from '../../core/members/linked.ts'
import type { Reading } from '../../core/members/reads.ts'

/** Robots keep no desserts. */
export async function refuseRobot(
  db: Reading,
  member: number,
  refuse: (code: 'robotDesserts') => never,
): Promise<void> {
  if (await isRobot(db, member)) refuse('robotDesserts')
}
