import { timingSafeEqual } from 'node:crypto'
import { lockHolder } from '#core/members/reads.ts'
import { setVerifiedMail } from '#core/members/store.ts'
import { tokenHash } from '#core/members/tokens.ts'
import type { Tx } from '#kit/db/database.ts'
import { prepared } from '#kit/http/call.ts'
import { dropLinks, isMailHeld, takeCodeTry, type UsedLink, useLink, type WhichLink } from '../mail/link-store.ts'
import { codeHash, mailLink } from '../mail/mail-links.ts'
import { whenTaken } from '../profile/taken.ts'
import type { AccountsServices, BeforeOf, CallOf, HandlerOf } from '../services.ts'

/**
 * Verifies the address or completes a change of it, with the mailed link or, for the signed-in member, with the mail's
 * code.
 */
export const verifyMail = (services: AccountsServices): HandlerOf<'verifyMail'> =>
  prepared(
    async ({ input, member, now, refuse }: BeforeOf<'verifyMail'>): Promise<WhichLink> => {
      if (input.token !== undefined) return { token: tokenHash(input.token) }
      if (!member || input.code === undefined) return refuse('codeWrong')
      const links = await takeCodeTry(services.db.own, member.id, now)
      if (links.length === 0) refuse('linkExpired')
      const typed = codeHash(services.secret, member.id, input.code)
      const meant = links.find((link) => link.code_hash && timingSafeEqual(link.code_hash, typed))
      return meant ? { id: meant.id } : refuse('codeWrong')
    },
    async ({ db, now, refuse }: CallOf<'verifyMail'>, which: WhichLink) => {
      const link = await useLink(db, { ...which, kinds: ['verify', 'change'], now })
      if (!link) return refuse('linkExpired')
      if (link.kind === 'change') {
        if (await isMailHeld(db, { mail: link.mail, now, member: link.member })) refuse('mailExists')
        await changeTo(db, { services, link, now }).catch(whenTaken('members_mail', () => refuse('mailExists')))
        return 'suc' as const
      }
      const owner = await lockHolder(db, link.member)
      if (owner.mail !== link.mail) refuse('linkExpired')
      await setVerifiedMail(db, { member: owner.id, mail: owner.mail, now })
      await dropLinks(db, { member: owner.id, kinds: ['verify'] })
      return 'suc' as const
    },
  )

interface MailChange {
  readonly services: AccountsServices
  readonly link: UsedLink
  readonly now: Date
}

/** Changes the address and mails an undo link to the former one, if that was verified. */
async function changeTo(tx: Tx, { services, link, now }: MailChange): Promise<void> {
  const owner = await lockHolder(tx, link.member)
  await setVerifiedMail(tx, { member: owner.id, mail: link.mail, now })
  await dropLinks(tx, { member: owner.id, kinds: ['verify', 'change', 'reset'] })
  if (owner.mail_verified_at) await mailLink(tx, services, { kind: 'undo', to: owner, mail: owner.mail, now })
}
