import { areLinked } from '#core/members/links/linked.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import type { betStaff } from '../../contract/bet-staff.ts'
import { tellOdds } from '../live-topic.ts'
import { betSubject } from '../names.ts'
import { returnBase } from '../settle/begin-settling.ts'
import { checkPeople } from './add-bet.ts'

/** POST /decideBocai: a member's event opens, or its base goes back. */
export async function decideAsked({ db, input, member, now, refuse }: Call<typeof betStaff.calls.decideAsked>) {
  const reason = givenReason(input.reason, refuse)
  const bet =
    (await db
      .selectFrom('bets')
      .select(['id', 'name', 'title', 'opener', 'base', 'deadline', 'opened_at', 'refused_at'])
      .where('name', '=', input.bocaiName)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? refuse('betUnknown')
  if (bet.opened_at || bet.refused_at) refuse('notAsked')
  if (await areLinked(db, member.id, bet.opener)) refuse('staffOwn')
  if (input.accept && bet.deadline <= now) refuse('deadlineSoon')
  const { involved } = input
  await checkPeople(db, involved, refuse)
  await db
    .updateTable('bets')
    .set(input.accept ? { opened_at: now, involved } : { refused_at: now })
    .where('id', '=', bet.id)
    .execute()
  await logAct(db, {
    by: member,
    act: 'decideBocai',
    subject: betSubject(bet.id),
    reason,
    before: null,
    after: { accept: input.accept, involved },
    now,
  })
  await remind(db, {
    to: bet.opener,
    kind: 'betAsked',
    subject: betSubject(bet.id),
    data: { name: bet.name, title: bet.title, accepted: input.accept ? 'Y' : 'N', note: reason },
    now,
  })
  if (!input.accept) await returnBase(db, bet, now)
  tellOdds(db, bet.name)
  return 'suc' as const
}
