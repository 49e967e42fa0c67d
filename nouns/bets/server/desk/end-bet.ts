import { areLinked } from '#core/members/links/linked.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import type { betStaff } from '../../contract/bet-staff.ts'
import { hasPart } from '../has-part.ts'
import { tellOdds } from '../live-topic.ts'
import { betSubject } from '../names.ts'
import { objectionsOf } from '../objections-of.ts'
import { betColumns, coursePhase } from '../stored-bet.ts'

type Ending = Call<typeof betStaff.calls.end>

/**
 * POST /endBocai. The first call proposes a result, which stands for a day. Another member of staff then keeps it, which answers the objections
 * made so far, or changes it with a public note, which stands for a day of its own. Once an event is being paid nothing changes.
 */
export async function endBet(call: Ending) {
  const { db, input, member, now, refuse } = call
  const reason = givenReason(input.reason, refuse)
  if (!isLink(input.link)) refuse('linkWrong')
  const bet =
    (await db
      .selectFrom('bets')
      .select([...betColumns, 'link', 'reason'])
      .where('name', '=', input.bocaiName)
      .where('opened_at', 'is not', null)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? refuse('betUnknown')
  if (input.winner >= bet.odds.length) refuse('optionUnknown')
  const { phase } = coursePhase(bet, (await objectionsOf(db, [bet.id]))(bet.id), now)
  if (phase === 'open') refuse('betRuns')
  if (bet.settling_at || phase === 'due' || phase === 'overdue') refuse('betSettles')
  if (await hasPart(db, bet, member.id)) refuse('staffStaked')
  const winner = input.winner < 0 ? null : input.winner
  const isFirst = bet.proposed_at === null
  const setBy = bet.decided_by ?? bet.proposed_by
  if (setBy !== null && (await areLinked(db, setBy, member.id))) refuse('secondPerson')
  const changed = !isFirst && winner !== bet.winner
  const result = { winner, link: input.link, reason }
  await db
    .updateTable('bets')
    .set(
      isFirst
        ? { ...result, proposed_at: now, proposed_by: member.id }
        : changed
          ? { ...result, decided_at: now, decided_by: member.id, changed: true, note: reason }
          : // The day of a changed result runs on.
            { decided_at: bet.changed ? bet.decided_at : now, decided_by: member.id },
    )
    .where('id', '=', bet.id)
    .execute()
  await logAct(db, {
    by: member,
    act: 'endBocai',
    subject: betSubject(bet.id),
    reason,
    before: { winner: isFirst ? undefined : bet.winner },
    after: { winner, link: input.link },
    now,
  })
  tellOdds(db, bet.name)
  return 'suc' as const
}

/** A link elsewhere, or a path of this site. */
const isLink = (link: string): boolean =>
  link.startsWith('/') ? /^\/[^/\\\s][^\\\s]*$/.test(link) : /^https:\/\/[^\s/]+/.test(link) && URL.canParse(link)
