import { setLevels } from '#core/ledger/set-levels.ts'
import type { Levels } from '#rules/people/privileges.ts'
import type { TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

/** Sets a member's privilege levels, through the ledger; a kind that is left out becomes 0. */
export const giveLevels = async (site: TestSite, { id }: Pick<TestMember, 'id'>, levels: Partial<Levels>) => {
  const { db, now } = site.site.foundation
  await db.transaction((tx) => setLevels(tx, { member: id, levels: { life: 0, bomb: 0, ...levels }, now: now() }))
}
