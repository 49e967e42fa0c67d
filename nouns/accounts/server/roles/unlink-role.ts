import { holdSession } from '#core/members/end-sessions.ts'
import { otherEnd, reachedFrom, switchable, touches } from '#core/members/links/link-graph.ts'
import { endOwn, linksAround, lockLinks } from '#core/members/links/link-store.ts'
import { endSwitched } from '#core/members/switch-session.ts'
import { remind } from '#core/reminders/remind.ts'
import type { Call } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import type { roles } from '../../contract/roles.ts'

/** POST /unlinkRole: takes an account out of one's own; it counts with them for a while (decision 0280). */
export async function unlinkRole({ db, input, member, now, refuse }: Call<typeof roles.calls.unlink>) {
  if (member.enteredBy !== undefined) throw new Refusal({ auth: 'authority' })
  await holdSession(db, member)
  await lockLinks(db)
  const links = switchable(await linksAround(db, [member.id]))
  const own = reachedFrom(links, member.id)
  if (own.size < 2 || !own.has(input.UID)) return refuse('roleMissing')
  const neighbours = links.filter((link) => touches(link, input.UID)).map((link) => otherEnd(link, input.UID))
  await endOwn(db, input.UID, now)
  await endSwitched(db, input.UID, member.session)
  const told = new Set([input.UID, ...neighbours])
  for (const to of told) {
    const id = to === input.UID ? (neighbours[0] ?? 0) : input.UID
    const data = { state: 'ended', id: String(id), reason: '' }
    await remind(db, { to, kind: 'linkedAccount', subject: `member:${id}`, data, now })
  }
  return 'suc' as const
}
