import { reopenMember } from '#core/members/close-member.ts'
import { takeClosure } from '#core/members/closure-store.ts'
import { lockHolder } from '#core/members/reads.ts'
import { setVerifiedMail } from '#core/members/store.ts'
import { tokenHash } from '#core/members/tokens.ts'
import { useLink } from '../mail/link-store.ts'
import { whenTaken } from '../profile/taken.ts'
import type { OwnCall, OwnHandler } from '../services.ts'

/**
 * Reopens a closed account with the mailed link, which also proves the address. The profile is restored, and the owner
 * can log in again.
 */
export const reopenAccount: OwnHandler<'reopenAccount'> = async (call: OwnCall<'reopenAccount'>) => {
  const { db, input, now, refuse } = call
  const link = await useLink(db, { token: tokenHash(input.token), kinds: ['reopen'], now })
  const card = link && (await takeClosure(db, link.member, now))
  if (!card) return refuse('linkExpired')
  const owner = await lockHolder(db, link.member)
  if (!owner.mail_verified_at) {
    // The unverified address was released on closing, so somebody else may have registered with it since.
    const taken = whenTaken('members_mail', () => refuse('linkExpired'))
    await setVerifiedMail(db, { member: owner.id, mail: link.mail, now }).catch(taken)
  }
  await reopenMember(db, owner.id, card)
  return 'suc' as const
}
