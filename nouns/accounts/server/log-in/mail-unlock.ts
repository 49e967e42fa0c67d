import { type Holder, lockHolder } from '#core/members/reads.ts'
import { linksSince } from '../mail/link-store.ts'
import { mayMail } from '../mail/mail-limit.ts'
import { mailLink } from '../mail/mail-links.ts'
import type { AccountsServices } from '../services.ts'
import { countedMs, isBesieged } from './attempt-store.ts'

interface Tried {
  readonly door: string
  /**
   * Null if no account has the name. `isBesieged` is still asked then, so that the answer takes about the same time.
   */
  readonly holder: Holder | null
  readonly now: Date
}

/** Mails the owner of an account under attack the link that unlocks it, at most once a day (`countedMs`). */
export async function mailUnlock(services: AccountsServices, { door, holder, now }: Tried): Promise<void> {
  const { db } = services
  if (!(await isBesieged(db.read, door, now)) || !holder) return
  await db.transaction(async (tx) => {
    const to = await lockHolder(tx, holder.id)
    const since = new Date(now.getTime() - countedMs)
    const sent = await linksSince(tx, { member: to.id, kind: 'unlock', since, limit: 1 })
    // A verified address gets this mail even if strangers used up the mailbox's lanes.
    if (sent.length === 0 && (to.mail_verified_at || (await mayMail(services, to.mail, { lane: 'notice' }))))
      await mailLink(tx, services, { kind: 'unlock', to, mail: to.mail, now })
  })
}
