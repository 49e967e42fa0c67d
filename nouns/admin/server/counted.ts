import { otherEnd, touches } from '#core/members/links/link-graph.ts'
import { countApart, countAsOne, countedWith, linksAround, lockLinks } from '#core/members/links/link-store.ts'
import { areLinked, isRobot, linkedTo } from '#core/members/links/linked.ts'
import { lockJudged } from '#core/members/staff/staff-reads.ts'
import { endSwitched } from '#core/members/switch-session.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { roleStaff } from '../contract/role-staff.ts'
import { closeAppeals } from './appeal-store.ts'

/** POST /getLinkedAccounts */
export async function linkedAccounts(db: ReadDb, id: number) {
  const [members, links] = await Promise.all([linkedTo(db, id), linksAround(db, [id])])
  const named = [...new Set([...members, ...links.flatMap(({ staff }) => (staff === null ? [] : [staff]))])]
  const rows = await db
    .selectFrom('members')
    .select(['id', 'account', 'nick', 'head', 'black', 'closed_at', 'forgotten_at'])
    .where('id', 'in', named)
    .orderBy('id')
    .execute()
  const nickOf = (staff: number | null) => rows.find((row) => row.id === staff)?.nick ?? ''
  return {
    rows: rows
      .filter((row) => members.includes(row.id) && !row.forgotten_at)
      .map((row) => ({
        UID: row.id,
        ACCOUNT: row.account,
        NICK: row.nick,
        HEAD: row.head,
        BLACK: yesNoOf(row.black),
        CLOSED: yesNoOf(row.closed_at !== null),
      })),
    links: links.map((link) => ({
      ONE: link.one,
      OTHER: link.other,
      BY: link.made_by,
      STAFF: nickOf(link.staff),
      REASON: link.reason,
      SINCE: link.made_at.toISOString(),
      UNTIL: link.counts_until?.toISOString() ?? null,
    })),
  }
}

/** POST /countAsOne */
export async function countTogether({ db, input, member, now, refuse }: Call<typeof roleStaff.calls.countAsOne>) {
  const reason = givenReason(input.reason, refuse)
  const [one, other] = [Math.min(input.UID, input.OTHER), Math.max(input.UID, input.OTHER)]
  if (one === other) return refuse('sameMember')
  for (const id of [one, other]) {
    if (await areLinked(db, member.id, id)) refuse('self')
    if (!(await lockJudged(db, id))) refuse('missingMember')
    if (await isRobot(db, id)) refuse('robotMember')
  }
  await lockLinks(db)
  const before = await linkedTo(db, one)
  if (!(await countAsOne(db, { members: [one, other], staff: member.id, reason, now }))) refuse('countedAlready')
  const after = { accounts: await linkedTo(db, one), with: other }
  const subject = `member:${one}`
  await logAct(db, { by: member, act: 'countAsOne', subject, reason, before: { accounts: before }, after, now })
  await tell(db, { to: one, about: other, state: 'counted', reason, now })
  await tell(db, { to: other, about: one, state: 'counted', reason, now })
  return 'suc' as const
}

/** POST /countApart */
export async function countAlone({ db, input, member, now, refuse }: Call<typeof roleStaff.calls.countApart>) {
  const reason = givenReason(input.reason, refuse)
  if (await areLinked(db, member.id, input.UID)) refuse('self')
  if (!(await lockJudged(db, input.UID))) refuse('missingMember')
  await lockLinks(db)
  const before = await linkedTo(db, input.UID)
  if (before.length < 2) refuse('notCounted')
  const neighbours = new Set(
    (await linksAround(db, [input.UID]))
      .filter((link) => touches(link, input.UID))
      .map((link) => otherEnd(link, input.UID)),
  )
  await countApart(db, input.UID)
  await endSwitched(db, input.UID)
  await closeAnswered(db, before)
  const subject = `member:${input.UID}`
  const after = { accounts: await linkedTo(db, input.UID) }
  await logAct(db, { by: member, act: 'countApart', subject, reason, before: { accounts: before }, after, now })
  for (const about of neighbours) {
    await tell(db, { to: input.UID, about, state: 'apart', reason, now })
    await tell(db, { to: about, about: input.UID, state: 'apart', reason, now })
  }
  return 'suc' as const
}

interface Told {
  readonly to: number
  readonly about: number
  readonly state: 'counted' | 'apart' | 'kept'
  readonly reason: string
  readonly now: Date
}

/** Tells a member what staff decided about their account and another one. */
export const tell = (tx: Tx, { to, about, state, reason, now }: Told): Promise<void> =>
  remind(tx, {
    to,
    kind: 'linkedAccount',
    subject: `member:${about}`,
    data: { state, id: about === to ? '' : String(about), reason },
    now,
  })

/** Ends the appeals of those members whom staff count with nobody any more. */
export async function closeAnswered(tx: Tx, members: readonly number[]): Promise<void> {
  for (const member of members) {
    const { others } = countedWith(await linksAround(tx, [member]), member)
    if (others.length === 0) await closeAppeals(tx, member, 'counted')
  }
}
