import { createMember } from '#core/members/create-member.ts'
import { isWeakPassword } from '#core/members/passwords/weak-passwords.ts'
import { prepared } from '#kit/http/call.ts'
import { accountProblem, newMailProblem, normalMail } from '#rules/people/accounts.ts'
import { insertUnverified } from './closing/unverified-store.ts'
import { signIn } from './log-in/sign-in.ts'
import { isMailHeld } from './mail/link-store.ts'
import { checkMail, takeAsk, takeMail } from './mail/mail-limit.ts'
import { mailLink } from './mail/mail-links.ts'
import type { AccountsServices, BeforeOf, CallOf, HandlerOf } from './services.ts'

/** Creates an unverified account, signs it in and sends the verification mail. */
export const register = (services: AccountsServices): HandlerOf<'register'> =>
  prepared(
    async ({ input, from }: BeforeOf<'register'>) => {
      // Check these limits before looking the address up: a limit that only registered addresses meet would reveal
      // them.
      await services.limits.check('exists', from.network)
      await checkMail(services, normalMail(input.mail), { lane: 'address', network: from.network })
      return services.passwords.hash(input.password)
    },
    async ({ db, input, from, now, refuse }: CallOf<'register'>, password: string) => {
      const { account, language } = input
      const mail = normalMail(input.mail)
      // The answer reveals who is registered, so the number of such answers per network is limited.
      const exists = async (code: 'mailExists' | 'accountExists') => {
        await services.limits.take('exists', from.network)
        if (code === 'mailExists') await takeAsk(services, mail, from.network)
        return refuse(code)
      }
      if (await isMailHeld(db, { mail, now, member: 0 })) return exists('mailExists')
      const made = await createMember(db, { account, mail, password, language, verified: false, now })
      if ('taken' in made) return exists(made.taken === 'mail' ? 'mailExists' : 'accountExists')
      await takeMail(services, mail, { lane: 'address', network: from.network })
      await insertUnverified(db, made.id, now)
      await mailLink(db, services, { kind: 'verify', to: { id: made.id, account, language }, mail, now })
      return signIn(db, { member: made.id, from, now })
    },
    async ({ input, refuse }) => {
      const problem = accountProblem(input.account) ?? newMailProblem(input.mail)
      if (problem) refuse(problem)
      if (await isWeakPassword(input.password)) refuse('pwWeak')
    },
  )
