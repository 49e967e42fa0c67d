import { mailProblem, normalMail } from '@patisserie/rules/accounts'
import { holderById, isMailTaken, lockHolder } from '../../core/members/reads.ts'
import { prepared } from '../../kit/http/call.ts'
import { dropLinks, isMailHeld } from './link-store.ts'
import { mailLink } from './mail-links.ts'
import type { AccountsServices, BeforeOf, CallOf, HandlerOf } from './services.ts'

/** Asks for another address: it counts once its mail was answered, and a later wish replaces an earlier one. */
export const changeMail = (services: AccountsServices): HandlerOf<'changeMail'> =>
  prepared(
    async ({ input, member, refuse }: BeforeOf<'changeMail'>) => {
      if (mailProblem(input.mail)) refuse('mailInvalid')
      const { password } = await holderById(services.db.read, member.id)
      if (!(await services.passwords.check(password, input.password)).right) refuse('pwWrong')
      return normalMail(input.mail)
    },
    async ({ db, member, now, refuse }: CallOf<'changeMail'>, mail: string) => {
      const taken = (await isMailTaken(db, mail)) || (await isMailHeld(db, { mail, now, member: member.id }))
      if (taken) refuse('mailExists')
      const to = await lockHolder(db, member.id)
      await dropLinks(db, { member: to.id, kinds: ['change'] })
      await mailLink(db, services, { kind: 'change', to, mail, now })
      return 'suc' as const
    },
  )
