import { refuseBlack } from '#core/members/black-gate.ts'
import { holdSession } from '#core/members/end-sessions.ts'
import { reachedFrom, switchable } from '#core/members/links/link-graph.ts'
import { linkOwn, linksAround, lockLinks, openToSwitches } from '#core/members/links/link-store.ts'
import { isRobot } from '#core/members/links/linked.ts'
import { lockHolder } from '#core/members/reads.ts'
import { isFactorOn } from '#core/members/second-factor/factor-store.ts'
import { remind } from '#core/reminders/remind.ts'
import type { Tx } from '#kit/db/database.ts'
import { type Before, type Call, type Handler, prepared } from '#kit/http/call.ts'
import * as limits from '#rules/people/account-limits.ts'
import type { roles } from '../../contract/roles.ts'
import { type CheckedLogIn, checkLogIn, isStillRight } from '../log-in/check-log-in.ts'
import { takeCode } from '../log-in/take-code.ts'
import { mailLinked } from '../mail/mail-notices.ts'
import type { AccountsServices } from '../services.ts'

type Link = typeof roles.calls.link

/**
 * POST /linkRole: signing in to the other account shows that it is the caller's, under the limits of the log-in. Both accounts
 * are told on the site and by mail, because a session or a password may be stolen.
 */
export const linkRole = (services: AccountsServices): Handler<Link> =>
  prepared(
    async (call: Before<Link>): Promise<CheckedLogIn> => {
      await refuseBlack(services.db.read, call.member)
      return checkLogIn(services, call)
    },
    async ({ db, input, member, now, refuse }: Call<Link>, checked: CheckedLogIn) => {
      const other = checked.holder.id
      // Two accounts that link each other at once lock their rows in one order.
      if (other < member.id) await lockHolder(db, other)
      await holdSession(db, member)
      if (!(await isStillRight(db, checked))) return refuse('wrongLogin')
      if (other === member.id) return refuse('linkSelf')
      if (await isFactorOn(db, other)) {
        const code = input.code?.trim() ?? ''
        if (code === '') return refuse('codeNeeded')
        if (!(await takeCode(db, services, { member: other, code, now }))) return refuse('codeWrong')
      }
      if (!checked.holder.mail_verified_at) return refuse('linkUnverified')
      if ((await isRobot(db, other)) || (await isRobot(db, member.id))) return refuse('linkRobot')
      await lockLinks(db)
      const links = switchable(await linksAround(db, [member.id, other]))
      const own = reachedFrom(links, member.id)
      if (!own.has(other)) {
        if (own.size + reachedFrom(links, other).size > limits.linkedAccounts) return refuse('linkFull')
        await linkOwn(db, { members: [member.id, other], now })
        await tellBoth(db, [member.id, other], now)
      }
      await openToSwitches(db, other)
      return 'suc' as const
    },
  )

async function tellBoth(tx: Tx, [one, other]: readonly [number, number], now: Date): Promise<void> {
  for (const [to, from] of [
    [one, other],
    [other, one],
  ] as const) {
    const data = { state: 'linked', id: String(from), reason: '' }
    await remind(tx, { to, kind: 'linkedAccount', subject: `member:${from}`, data, now })
    await mailLinked(tx, to, from)
  }
}
