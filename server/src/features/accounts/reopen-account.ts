import { reopenMember } from '../../core/members/close-member.ts'
import { tokenHash } from '../../core/members/tokens.ts'
import { takeClosure } from './closure-store.ts'
import { useLink } from './link-store.ts'
import type { OwnCall, OwnHandler } from './services.ts'

/** With the mailed link: everything is as it was, and the owner can log in again. */
export const reopenAccount: OwnHandler<'reopenAccount'> = async (call: OwnCall<'reopenAccount'>) => {
  const { db, input, now, refuse } = call
  const link = await useLink(db, { token: tokenHash(input.token), kinds: ['reopen'], now })
  const card = link && (await takeClosure(db, link.member, now))
  if (!card) return refuse('linkExpired')
  await reopenMember(db, link.member, card)
  return 'suc' as const
}
