import { holderByName } from '#core/members/reads.ts'
import { doCount } from '#core/members/staff/hold-codes.ts'
import { lockCodes, lockJudged } from '#core/members/staff/staff-reads.ts'
import { setStaff } from '#core/members/staff/staff-store.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Tx } from '#kit/db/database.ts'
import { isPermission, type Permission, permissions } from '#rules/staff/permissions.ts'

/** The house itself, who is nobody's account. */
const house = { id: 0 }

export interface Appointment {
  /** Account or e-mail of somebody who registered. */
  readonly account: string
  readonly codes: readonly Permission[]
  readonly now: Date
  /** On the demo site codes of demo accounts count without two-factor. */
  readonly demo: boolean
}

/** What somebody's codes are after `npm run admin` and whether they count yet, or why nothing was changed. */
export type Appointed =
  | { readonly id: number; readonly codes: readonly Permission[]; readonly counts: boolean }
  | 'unknown'
  | 'unverified'
  | 'flagged'

/** Gives an account exactly these codes, from the command line of the house: the way to the first staff account. */
export async function appoint(tx: Tx, { account, codes, now, demo }: Appointment): Promise<Appointed> {
  await lockCodes(tx)
  const holder = await holderByName(tx, account)
  const member = holder && (await lockJudged(tx, holder.id))
  if (!holder || !member) return 'unknown'
  // Whoever reads their mail is who they say.
  if (!holder.mail_verified_at) return 'unverified'
  if (member.black && (!member.black_until || member.black_until > now)) return 'flagged'
  const counts = await doCount(tx, { member: member.id, demo })
  const before = [...member.staff].sort()
  const after = [...new Set(codes)].sort()
  if (before.join() === after.join()) return { id: member.id, codes: after, counts }
  await setStaff(tx, member.id, after)
  await logAct(tx, {
    by: house,
    act: 'npm run admin',
    subject: `member:${member.id}`,
    reason: 'command line',
    before: { permissions: before },
    after: { permissions: after },
    now,
  })
  return { id: member.id, codes: after, counts }
}

/** Codes as they are typed: with spaces, commas or `|` between, `all` or `none`; the first unknown word otherwise. */
export function readCodes(
  words: readonly string[],
): { readonly codes: readonly Permission[] } | { readonly unknown: string } {
  const typed = words.flatMap((word) => word.split(/[\s,|]+/)).filter((word) => word !== '')
  if (typed.length === 0 || typed.join() === 'all') return { codes: permissions }
  if (typed.join() === 'none') return { codes: [] }
  const unknown = typed.find((word) => !isPermission(word))
  return unknown === undefined ? { codes: typed.filter(isPermission) } : { unknown }
}
