import type { TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

/** Sets or clears a member's black flag directly in the database. */
export async function setBlack(site: TestSite, { id }: TestMember, black: boolean): Promise<void> {
  const { db, touched } = site.site.foundation
  await db.own.updateTable('members').set({ black }).where('id', '=', id).execute()
  touched(['me', 'members'])
}
