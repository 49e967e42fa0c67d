import { endSessions } from '#core/members/end-sessions.ts'
import { isWeakPassword } from '#core/members/passwords/weak-passwords.ts'
import { dropTickets } from '#core/members/second-factor/factor-store.ts'
import { setPassword } from '#core/members/store.ts'
import { prepared } from '#kit/http/call.ts'
import { checkPassword, holdOwner } from '../log-in/check-password.ts'
import { passesFactor } from '../log-in/take-code.ts'
import { dropLinks } from '../mail/link-store.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import type { AccountsServices, BeforeOf, CallOf, HandlerOf } from '../services.ts'

interface Change {
  readonly before: string
  readonly after: string
}

/** Sets a new password for the signed-in member, who proves the old one, and ends their other sessions. */
export const changePassword = (services: AccountsServices): HandlerOf<'changePassword'> =>
  prepared(
    async ({ input, member, refuse }: BeforeOf<'changePassword'>): Promise<Change> => {
      const before = (await checkPassword(services, member.id, input.password)) ?? refuse('pwWrong')
      if (input.newPassword === input.password) refuse('pwSame')
      if (await isWeakPassword(input.newPassword)) refuse('pwWeak')
      return { before, after: await services.passwords.hash(input.newPassword) }
    },
    async ({ db, input, member, now, refuse }: CallOf<'changePassword'>, { before, after }: Change) => {
      const owner = await holdOwner(db, member, before)
      if (!(await passesFactor(db, services, { member: owner.id, code: input.code, now }))) refuse('codeWrong')
      await setPassword(db, owner.id, after)
      await endSessions(db, owner.id, member.session)
      await dropLinks(db, { member: owner.id, kinds: ['reset', 'change'] })
      await dropTickets(db, owner.id)
      await mailNotice(db, services, owner.id, 'passwordChanged')
      return 'suc' as const
    },
  )
