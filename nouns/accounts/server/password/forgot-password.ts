import { holderByMail, lockHolder } from '#core/members/reads.ts'
import { mailProblem, normalMail } from '#rules/people/accounts.ts'
import { takeAsk, takeMail } from '../mail/mail-limit.ts'
import { mailLink } from '../mail/mail-links.ts'
import { isKnownNetwork } from '../reads.ts'
import type { AccountsServices, CallOf, HandlerOf } from '../services.ts'

/**
 * Mails the link that resets a password. In the owner's session, or from a network where the owner logged in lately,
 * neither the requests nor the mails of strangers count: they cannot keep the mail from the owner (decision 0174).
 */
export const forgotPassword =
  (services: AccountsServices): HandlerOf<'forgotPassword'> =>
  async ({ db, from, input, member, now, refuse }: CallOf<'forgotPassword'>) => {
    if (mailProblem(input.mail)) refuse('mailInvalid')
    const mail = normalMail(input.mail)
    const { network } = from
    const found = await holderByMail(db, mail)
    const isOwner =
      found !== undefined && (member?.id === found.id || (await isKnownNetwork(db, { member: found.id, network, now })))
    const proved = isOwner && found.mail_verified_at !== null
    if (!proved) await takeAsk(services, mail, network)
    if (!found) return refuse('notRegistered')
    const to = await lockHolder(db, found.id)
    await takeMail(services, mail, proved ? { lane: 'proved' } : { lane: 'reset', network })
    await mailLink(db, services, { kind: 'reset', to, mail: to.mail, now })
    return 'suc' as const
  }
