import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import type { betStaff } from '../../contract/bet-staff.ts'
import { betFormProblem } from '../../rules/bet-form.ts'
import * as limits from '../../rules/bet-limits.ts'
import { stakeResourceOf } from '../../rules/stake-resource.ts'
import { checkCategory, checkLooks, ownPictures, readForm, writeOptions } from '../bet-form.ts'
import { hasPart } from '../has-part.ts'
import { tellOdds } from '../live-topic.ts'
import { betSubject } from '../names.ts'
import { optionsOf } from '../reads/bet-row.ts'

/**
 * POST /updateBocai. All of an event changes before its first stake; then category, shown text and pictures, and the deadline to an
 * earlier one. The lock of the event makes the first stake come before or after.
 */
export async function updateBet({ db, input, member, now, refuse }: Call<typeof betStaff.calls.update>) {
  const reason = givenReason(input.reason, refuse)
  const bet =
    (await db
      .selectFrom('bets')
      .select([
        'id',
        'name',
        'title',
        'terms',
        'shown',
        'resource',
        'odds_type',
        'multi',
        'base',
        'odds',
        'of_member',
        'involved',
      ])
      .select(['category', 'deadline', 'stakes', 'revision', 'refused_at', 'proposed_at', 'settling_at'])
      .where('name', '=', input.bocaiName)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? refuse('betUnknown')
  if (await hasPart(db, bet, member.id)) refuse('staffStaked')
  if (bet.refused_at || bet.proposed_at || bet.settling_at || bet.deadline <= now) refuse('betOver')
  const before = (await optionsOf(db, [bet.id]))(bet.id)
  const form = readForm(input)
  const full = {
    ...form,
    resource: stakeResourceOf(bet.resource),
    base: bet.base,
    oddsType: bet.odds_type,
    multi: bet.multi,
    ofMember: bet.of_member,
  }
  const isEarlier = form.deadline < bet.deadline
  // A deadline that moves earlier may be now: that is how an event is closed at once.
  const problem = betFormProblem(isEarlier ? { ...full, deadline: soonest(now) } : full, now)
  if (problem) refuse(problem)
  if (bet.stakes === 0) checkLooks(form.options, refuse)
  const readsSame =
    form.title === bet.title &&
    form.terms === bet.terms &&
    String(form.odds) === String(bet.odds) &&
    JSON.stringify(form.options) === JSON.stringify(before.map(({ label }) => label))
  if (bet.stakes > 0 && !(readsSame && form.deadline <= bet.deadline)) refuse('stakedAlready')
  await checkCategory(db, input.category, refuse)
  // Pictures that are there already may be another member's of staff.
  const kept = new Set(before.map(({ picture }) => picture))
  await ownPictures(db, { images: form.images.filter((path) => !kept.has(path)), member: member.id }, refuse)
  const deadline = isEarlier && form.deadline < now ? now : form.deadline
  const after = { title: form.title, terms: form.terms, shown: form.shown, category: input.category, deadline }
  const zeros = form.odds.map(() => 0)
  const revision = bet.revision + (readsSame ? 0 : 1)
  const unstaked = bet.stakes === 0 ? { odds: [...form.odds], staked: zeros, promised: zeros, revision } : {}
  await db
    .updateTable('bets')
    .set({ ...after, ...unstaked })
    .where('id', '=', bet.id)
    .execute()
  await db.deleteFrom('bet_options').where('bet', '=', bet.id).where('n', '>=', form.options.length).execute()
  await writeOptions(db, bet.id, form)
  await logAct(db, {
    by: member,
    act: 'updateBocai',
    subject: betSubject(bet.id),
    reason,
    before: { ...bet, options: before },
    after: { ...after, deadline: deadline.toISOString(), options: form.options, odds: form.odds },
    now,
  })
  tellOdds(db, bet.name)
  return 'suc' as const
}

/** A deadline that the rule of forms takes, where an earlier one closes the event. */
const soonest = (now: Date): Date => new Date(now.getTime() + limits.betMinutesMin * 60_000)
