import { mailProblem, normalMail } from '@patisserie/rules/accounts'
import { rates } from '@patisserie/rules/rates'
import { holderByMail, lockHolder } from '../../core/members/reads.ts'
import { linksSince } from './link-store.ts'
import { takeAsk, takeMail } from './mail-limit.ts'
import { mailLink } from './mail-links.ts'
import type { AccountsServices, CallOf, HandlerOf } from './services.ts'

/** Mails the link that resets a password; to one member only so often, however many networks ask. */
export const forgotPassword =
  (services: AccountsServices): HandlerOf<'forgotPassword'> =>
  async ({ db, input, now, refuse }: CallOf<'forgotPassword'>) => {
    if (mailProblem(input.mail)) refuse('mailInvalid')
    const mail = normalMail(input.mail)
    await takeAsk(services, mail)
    const found = await holderByMail(db, mail)
    if (!found) return refuse('notRegistered')
    const to = await lockHolder(db, found.id)
    const { points, seconds } = rates.mail
    const since = new Date(now.getTime() - seconds * 1_000)
    const sent = await linksSince(db, { member: to.id, kind: 'reset', since, limit: points })
    const oldest = sent[points - 1]
    if (oldest) {
      refuse('tooOften', {
        limit: { points, seconds },
        until: new Date(oldest.getTime() + seconds * 1_000).toISOString(),
      })
    }
    await takeMail(services, mail)
    await mailLink(db, services, { kind: 'reset', to, mail: to.mail, now })
    return 'suc' as const
  }
