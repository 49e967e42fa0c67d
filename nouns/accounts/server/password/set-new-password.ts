import { endSessions } from '#core/members/end-sessions.ts'
import { isWeakPassword } from '#core/members/passwords/weak-passwords.ts'
import { lockHolder } from '#core/members/reads.ts'
import { dropFactor, dropTickets } from '#core/members/second-factor/factor-store.ts'
import { setPassword, setVerifiedMail } from '#core/members/store.ts'
import { tokenHash } from '#core/members/tokens.ts'
import { prepared } from '#kit/http/call.ts'
import { clearDoor } from '../log-in/attempt-store.ts'
import { memberDoor } from '../log-in/doors.ts'
import { dropLinks, isLinkLive, useLink } from '../mail/link-store.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import type { AccountsServices, BeforeOf, CallOf, HandlerOf } from '../services.ts'
import { dropLogInsOf } from '../store.ts'

/**
 * Sets a new password with the mailed link, ends every session and notifies the owner. Reading the mail verifies the
 * address. If it was unverified, whoever registered it may not own it: their two-factor and their known networks are
 * deleted.
 */
export const setNewPassword = (services: AccountsServices): HandlerOf<'setNewPassword'> =>
  prepared(
    async ({ input, now, refuse }: BeforeOf<'setNewPassword'>) => {
      const token = tokenHash(input.token)
      if (!(await isLinkLive(services.db.read, { token, kind: 'reset', now }))) refuse('linkExpired')
      if (await isWeakPassword(input.password)) refuse('pwWeak')
      return services.passwords.hash(input.password)
    },
    async ({ db, input, now, refuse }: CallOf<'setNewPassword'>, password: string) => {
      const link = await useLink(db, { token: tokenHash(input.token), kinds: ['reset'], now })
      if (!link) return refuse('linkExpired')
      const owner = await lockHolder(db, link.member)
      if (owner.mail !== link.mail) refuse('linkExpired')
      await setPassword(db, owner.id, password)
      if (!owner.mail_verified_at) {
        await setVerifiedMail(db, { member: owner.id, mail: owner.mail, now })
        await dropFactor(db, owner.id)
        await dropLogInsOf(db, owner.id)
      }
      await endSessions(db, owner.id)
      await dropLinks(db, { member: owner.id, kinds: ['verify', 'reset', 'change', 'unlock'] })
      await clearDoor(db, memberDoor(owner.id))
      await dropTickets(db, owner.id)
      await mailNotice(db, services, owner.id, 'passwordChanged')
      return 'suc' as const
    },
  )
