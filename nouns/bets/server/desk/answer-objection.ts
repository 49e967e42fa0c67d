import { areLinked } from '#core/members/links/linked.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import type { betStaff } from '../../contract/bet-staff.ts'
import { hasPart } from '../has-part.ts'
import { tellOdds } from '../live-topic.ts'
import { betSubject } from '../names.ts'

/** POST /answerObjection: an unfounded one costs the right to object for a while. */
export async function answerObjection({ db, input, member, now, refuse }: Call<typeof betStaff.calls.answerObjection>) {
  const answer = givenReason(input.answer, refuse)
  const found =
    (await db.selectFrom('bet_objections').select('bet').where('id', '=', input.id).executeTakeFirst()) ??
    refuse('objectionUnknown')
  // What counts as objections decides where the event stands: the event is locked first.
  const bet = await db
    .selectFrom('bets')
    .select(['id', 'name', 'title', 'involved', 'proposed_by', 'decided_by'])
    .where('id', '=', found.bet)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const objection = await db
    .selectFrom('bet_objections')
    .select(['id', 'member', 'answered_at'])
    .where('id', '=', input.id)
    .executeTakeFirstOrThrow()
  if (objection.answered_at) refuse('objectionAnswered')
  if (await hasPart(db, bet, member.id)) refuse('staffStaked')
  // Whoever set the result that is objected to does not judge the objections, with whatever account.
  const setBy = bet.decided_by ?? bet.proposed_by
  if (setBy !== null && (await areLinked(db, setBy, member.id))) refuse('secondPerson')
  await db
    .updateTable('bet_objections')
    .set({ answered_at: now, answered_by: member.id, founded: input.founded, answer })
    .where('id', '=', objection.id)
    .execute()
  await logAct(db, {
    by: member,
    act: 'answerObjection',
    subject: betSubject(bet.id),
    reason: answer,
    before: null,
    after: { objection: objection.id, founded: input.founded },
    now,
  })
  await remind(db, {
    to: objection.member,
    kind: 'objectionDecided',
    subject: betSubject(bet.id),
    data: { name: bet.name, title: bet.title, founded: input.founded ? 'Y' : 'N', note: answer },
    now,
  })
  tellOdds(db, bet.name)
  return 'suc' as const
}
