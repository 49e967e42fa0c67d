import { reopenMember } from '#core/members/close-member.ts'
import { takeClosure } from '#core/members/closure-store.ts'
import { endSessions } from '#core/members/end-sessions.ts'
import { lockHolder } from '#core/members/reads.ts'
import { dropFactor, dropTickets, factorOf } from '#core/members/second-factor/factor-store.ts'
import { setPassword, setVerifiedMail } from '#core/members/store.ts'
import { newToken, tokenHash } from '#core/members/tokens.ts'
import { prepared } from '#kit/http/call.ts'
import * as limits from '#rules/people/account-limits.ts'
import { dropLinks, isLinkLive, useLink } from '../mail/link-store.ts'
import { mailLink } from '../mail/mail-links.ts'
import { whenTaken } from '../profile/taken.ts'
import type { AccountsServices, BeforeOf, CallOf, HandlerOf } from '../services.ts'

/**
 * Restores a former address. Whoever changed it knew the password, so the password is invalidated: nobody can log in
 * before the owner sets a new one with the link mailed here. Sessions, log-in tickets, open links and a closing of the
 * account end too.
 */
export const undoMail = (services: AccountsServices): HandlerOf<'undoMail'> =>
  prepared(
    async ({ input, now, refuse }: BeforeOf<'undoMail'>) => {
      const token = tokenHash(input.token)
      if (!(await isLinkLive(services.db.read, { token, kind: 'undo', now }))) refuse('linkExpired')
      // The hash of a random secret that is not stored, so that no password matches.
      return services.passwords.hash(newToken())
    },
    async ({ db, input, now, refuse }: CallOf<'undoMail'>, nobodys: string) => {
      const link = await useLink(db, { token: tokenHash(input.token), kinds: ['undo'], now })
      if (!link) return refuse('linkExpired')
      const owner = await lockHolder(db, link.member)
      const { id } = owner
      await setVerifiedMail(db, { member: id, mail: link.mail, now }).catch(
        whenTaken('members_mail', () => refuse('linkExpired')),
      )
      await setPassword(db, id, nobodys)
      await endSessions(db, id)
      await dropTickets(db, id)
      // A thief may have set up the factor shortly before moving the address; an older factor is the owner's.
      const confirmed = (await factorOf(db, id))?.confirmed_at
      const since = link.created_at.getTime() - limits.undoMailSeconds * 1_000
      if (!confirmed || confirmed.getTime() > since) await dropFactor(db, id)
      const card = await takeClosure(db, id, now)
      if (card) await reopenMember(db, id, card)
      await dropLinks(db, { member: id, kinds: ['verify', 'change', 'reset', 'unlock', 'reopen'] })
      // Links to earlier addresses stay valid. Links to later addresses are deleted: those may be a thief's.
      await dropLinks(db, { member: id, kinds: ['undo'], after: link.id })
      await mailLink(db, services, { kind: 'reset', to: owner, mail: link.mail, now })
      return 'suc' as const
    },
  )
