import { lockHolder } from '#core/members/reads.ts'
import { takeMail } from '../mail/mail-limit.ts'
import { mailLink } from '../mail/mail-links.ts'
import type { AccountsServices, CallOf, HandlerOf } from '../services.ts'

export const sendVerification =
  (services: AccountsServices): HandlerOf<'sendVerification'> =>
  async ({ db, member, now, refuse }: CallOf<'sendVerification'>) => {
    const to = await lockHolder(db, member.id)
    if (to.mail_verified_at) refuse('mailChecked')
    await takeMail(services, to.mail, { lane: 'signedIn' })
    await mailLink(db, services, { kind: 'verify', to, mail: to.mail, now })
    return 'suc' as const
  }
