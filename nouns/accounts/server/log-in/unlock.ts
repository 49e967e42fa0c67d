import { tokenHash } from '#core/members/tokens.ts'
import { useLink } from '../mail/link-store.ts'
import type { CallOf, HandlerOf } from '../services.ts'
import { clearDoor } from './attempt-store.ts'
import { memberDoor } from './doors.ts'

/** With the mailed link: deletes the wrong passwords and freezes recorded for its member. */
export const unlock: HandlerOf<'unlock'> = async ({ db, input, now, refuse }: CallOf<'unlock'>) => {
  const link = await useLink(db, { token: tokenHash(input.token), kinds: ['unlock'], now })
  if (!link) return refuse('linkExpired')
  await clearDoor(db, memberDoor(link.member))
  return 'suc' as const
}
