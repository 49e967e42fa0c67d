import { closeMember } from '#core/members/close-member.ts'
import { insertClosure } from '#core/members/closure-store.ts'
import { endSessions } from '#core/members/end-sessions.ts'
import { type Holder, lockHolder } from '#core/members/reads.ts'
import { dropTickets } from '#core/members/second-factor/factor-store.ts'
import type { Tx } from '#kit/db/database.ts'
import { eachAlone } from '#kit/jobs/each-alone.ts'
import * as limits from '#rules/people/account-limits.ts'
import { dropLinksOf } from '../mail/link-store.ts'
import { mailLink } from '../mail/mail-links.ts'
import type { AccountsServices } from '../services.ts'
import { dropUnverified, dueUnverified, setTold, unverifiedOf } from './unverified-store.ts'

/** Maximum accounts per hourly run and job: after an upgrade, many accounts can be due at the same moment. */
const anHour = 500

type Services = Pick<AccountsServices, 'db' | 'origin' | 'personalData' | 'secret'>

/**
 * Hourly job: warns by mail members whose unverified account ends soon, and closes the accounts whose time is over;
 * `forgetClosed` then forgets them. Each account is handled in its own transaction, which checks again whether the
 * address was verified or whether the member has something that others see; in either case the account is kept for
 * good. An interrupted run continues with the next one. A fault in one account does not stop the others; it is thrown
 * at the end.
 */
export async function endUnverified(services: Services, now: Date): Promise<void> {
  const { db } = services
  const soon = new Date(now.getTime() + limits.unverifiedNoticeSeconds * 1_000)
  const share = async (job: typeof tell, due: { readonly by: Date; readonly told: boolean }) =>
    eachAlone(await dueUnverified(db.own, { ...due, most: anHour }), 'could not be told or closed', (member) =>
      db.transaction((tx) => job(tx, { services, member, now })),
    )
  await eachAlone(
    [() => share(tell, { by: soon, told: false }), () => share(end, { by: now, told: true })],
    'failed',
    (run) => run(),
  )
}

interface Due {
  readonly services: Services
  readonly member: number
  readonly now: Date
}

async function tell(tx: Tx, { services, member, now }: Due): Promise<void> {
  const to = await holderToEnd(tx, services, member)
  const row = await unverifiedOf(tx, member)
  if (!to || !row || row.told_at) return
  // The owner gets the full notice period even if this mail is sent late.
  const earliest = now.getTime() + limits.unverifiedNoticeSeconds * 1_000
  const ends_at = new Date(Math.max(row.ends_at.getTime(), earliest))
  await mailLink(tx, services, { kind: 'verify', to, mail: to.mail, now, ending: ends_at })
  await setTold(tx, { member, ends_at, now })
}

async function end(tx: Tx, { services, member, now }: Due): Promise<void> {
  const to = await holderToEnd(tx, services, member)
  const row = await unverifiedOf(tx, member)
  if (!to || !row?.told_at || row.ends_at > now) return
  const card = await closeMember(tx, member, now)
  if (!card) return
  await insertClosure(tx, { member, card, now, forget_at: now })
  await endSessions(tx, member)
  await dropTickets(tx, member)
  await dropLinksOf(tx, member)
  await dropUnverified(tx, member)
}

/**
 * Locks and answers the member. Null if the account is closed or must be kept; a kept account is no longer due to end.
 */
async function holderToEnd(tx: Tx, { personalData }: Services, member: number): Promise<Holder | null> {
  const holder = await lockHolder(tx, member)
  if (holder.closed_at) return null
  let kept = holder.mail_verified_at !== null
  for (const part of personalData) kept ||= await part.stands(tx, member)
  if (!kept) return holder
  await dropUnverified(tx, member)
  return null
}
