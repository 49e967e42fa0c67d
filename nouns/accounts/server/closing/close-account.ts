import { closeMember, freeMail } from '#core/members/close-member.ts'
import { insertClosure } from '#core/members/closure-store.ts'
import { endSessions } from '#core/members/end-sessions.ts'
import { dropTickets } from '#core/members/second-factor/factor-store.ts'
import { prepared } from '#kit/http/call.ts'
import * as limits from '#rules/people/account-limits.ts'
import { checkPassword, holdOwner } from '../log-in/check-password.ts'
import { passesFactor } from '../log-in/take-code.ts'
import { dropLinks } from '../mail/link-store.ts'
import { mayMail } from '../mail/mail-limit.ts'
import { mailLink } from '../mail/mail-links.ts'
import type { AccountsServices, OwnBefore, OwnCall, OwnHandler } from '../services.ts'

/**
 * Closes the account at once: ends every session and empties the public profile. The mailed link reopens it for a week.
 */
export const closeAccount = (services: AccountsServices): OwnHandler<'closeAccount'> =>
  prepared(
    async ({ input, member, refuse }: OwnBefore<'closeAccount'>) =>
      (await checkPassword(services, member.id, input.password)) ?? refuse('pwWrong'),
    async ({ db, input, member, now, refuse }: OwnCall<'closeAccount'>, checked: string) => {
      const to = await holdOwner(db, member, checked)
      if (input.account.trim().toLowerCase() !== to.account.toLowerCase()) refuse('accountWrong')
      if (!(await passesFactor(db, services, { member: to.id, code: input.code, now }))) refuse('codeWrong')
      const card = await closeMember(db, to.id, now)
      // A concurrent call of the same member has closed the account already.
      if (!card) return 'suc' as const
      const forget_at = new Date(now.getTime() + limits.reopenSeconds * 1_000)
      await insertClosure(db, { member: to.id, card, now, forget_at })
      await endSessions(db, to.id)
      await dropTickets(db, to.id)
      await dropLinks(db, { member: to.id, kinds: ['verify', 'change', 'reset', 'unlock'] })
      // An unverified address may belong to somebody else, so the number of mails to it is limited.
      if (to.mail_verified_at || (await mayMail(services, to.mail, { lane: 'notice' })))
        await mailLink(db, services, { kind: 'reopen', to, mail: to.mail, now })
      // A closed account does not reserve an unverified address: its real owner may register with it at once.
      if (!to.mail_verified_at) await freeMail(db, to.id)
      return 'suc' as const
    },
  )
