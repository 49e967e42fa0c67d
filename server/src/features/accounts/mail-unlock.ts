import { type Holder, lockHolder } from '../../core/members/reads.ts'
import { countedMs, isBesieged } from './attempt-store.ts'
import { memberDoor } from './doors.ts'
import { linksSince } from './link-store.ts'
import { mailLink } from './mail-links.ts'
import type { AccountsServices } from './services.ts'

/** Sends the owner of a besieged account the link that opens it, once while the tries are counted. */
export async function mailUnlock(services: AccountsServices, holder: Holder, now: Date): Promise<void> {
  const { db } = services
  if (!(await isBesieged(db.read, memberDoor(holder.id), now))) return
  await db.transaction(async (tx) => {
    const to = await lockHolder(tx, holder.id)
    const since = new Date(now.getTime() - countedMs)
    const sent = await linksSince(tx, { member: to.id, kind: 'unlock', since, limit: 1 })
    if (sent.length === 0) await mailLink(tx, services, { kind: 'unlock', to, mail: to.mail, now })
  })
}
