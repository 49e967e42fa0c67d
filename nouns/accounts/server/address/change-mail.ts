import { isMailTaken } from '#core/members/reads.ts'
import { prepared } from '#kit/http/call.ts'
import { newMailProblem, normalMail } from '#rules/people/accounts.ts'
import { checkPassword, holdOwner } from '../log-in/check-password.ts'
import { passesFactor } from '../log-in/take-code.ts'
import { dropLinks, isMailHeld } from '../mail/link-store.ts'
import { takeMail } from '../mail/mail-limit.ts'
import { mailLink } from '../mail/mail-links.ts'
import type { AccountsServices, BeforeOf, CallOf, HandlerOf } from '../services.ts'

/**
 * Requests a change of the mail address. The new address takes effect once it is verified; a later request replaces an
 * earlier one.
 */
export const changeMail = (services: AccountsServices): HandlerOf<'changeMail'> =>
  prepared(
    async ({ input, member, refuse }: BeforeOf<'changeMail'>) => {
      if (newMailProblem(input.mail)) refuse('mailInvalid')
      return (await checkPassword(services, member.id, input.password)) ?? refuse('pwWrong')
    },
    async ({ db, from, input, member, now, refuse }: CallOf<'changeMail'>, checked: string) => {
      const to = await holdOwner(db, member, checked)
      const mail = normalMail(input.mail)
      if (!(await passesFactor(db, services, { member: to.id, code: input.code, now }))) refuse('codeWrong')
      await takeMail(services, mail, { lane: 'address', network: from.network })
      const taken = (await isMailTaken(db, mail)) || (await isMailHeld(db, { mail, now, member: member.id }))
      if (taken) refuse('mailExists')
      await dropLinks(db, { member: to.id, kinds: ['change'] })
      await mailLink(db, services, { kind: 'change', to, mail, now })
      return 'suc' as const
    },
  )
