import type { TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

/** Gives a member these privilege levels. */
export async function giveLevels(
  site: TestSite,
  { id }: TestMember,
  { life = 0, bomb = 0 }: { readonly life?: number; readonly bomb?: number },
): Promise<void> {
  const { db, touched } = site.site.foundation
  await db.own.updateTable('members').set({ life_level: life, bomb_level: bomb }).where('id', '=', id).execute()
  touched(['me', 'members'])
}
