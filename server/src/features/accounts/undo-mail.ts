import { endSessions } from '../../core/members/end-sessions.ts'
import { lockHolder } from '../../core/members/reads.ts'
import { setVerifiedMail } from '../../core/members/store.ts'
import { tokenHash } from '../../core/members/tokens.ts'
import { dropTickets } from './factor-store.ts'
import { dropLinks, useLink } from './link-store.ts'
import type { CallOf, HandlerOf } from './services.ts'
import { whenTaken } from './taken.ts'

/** Goes back to a former address: whoever changed it is logged out, and what was mailed elsewhere works no more. */
export const undoMail: HandlerOf<'undoMail'> = async ({ db, input, now, refuse }: CallOf<'undoMail'>) => {
  const link = await useLink(db, { token: tokenHash(input.token), kinds: ['undo'], now })
  if (!link) return refuse('linkExpired')
  const { id } = await lockHolder(db, link.member)
  await setVerifiedMail(db, { member: id, mail: link.mail, now }).catch(
    whenTaken('members_mail', () => refuse('linkExpired')),
  )
  await endSessions(db, id)
  await dropTickets(db, id)
  await dropLinks(db, { member: id, kinds: ['verify', 'change', 'reset', 'unlock'] })
  // Earlier addresses can still be gone back to; those that came after this one were perhaps not the owner's.
  await dropLinks(db, { member: id, kinds: ['undo'], after: link.id })
  return 'suc' as const
}
