import { sql } from 'kysely'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import type { Reading } from '#core/members/reads.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { house } from '#rules/ledger/houses.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import type { betStaff } from '../../contract/bet-staff.ts'
import { betRates } from '../../rules/bet-rates.ts'
import type { StakeResource } from '../../rules/odds.ts'
import { checkForm, insertBet, readForm } from '../bet-form.ts'
import { baseKey, betAccount, betSubject } from '../names.ts'

/** Advisory lock that serialises openings of the house: two at once would both fit into what is left of a week. */
const openingLock = 7_391_351

/** POST /addBocai */
export async function addBet({ db, input, member, now, refuse }: Call<typeof betStaff.calls.add>) {
  const { resource, base, category, involved } = input
  const form = {
    ...readForm(input),
    resource,
    base,
    oddsType: input.oddsType,
    multi: input.multi === 'Y',
    ofMember: false,
  }
  await sql`select pg_advisory_xact_lock(${openingLock})`.execute(db)
  await checkForm(db, { form, category, member: member.id, now }, refuse)
  await checkPeople(db, involved, refuse)
  const used = await houseWeek(db, resource, now)
  if (used + base > betRates.houseWeek[resource]) refuse('houseWeek', { left: betRates.houseWeek[resource] - used })
  const id =
    (await insertBet(db, {
      form,
      category,
      resource,
      show: input.show,
      opener: member.id,
      involved,
      isAsked: false,
      now,
    })) ?? refuse('nameTaken')
  await logAct(db, {
    by: member,
    act: 'addBocai',
    subject: betSubject(id),
    reason: '',
    before: null,
    after: { ...form, deadline: form.deadline.toISOString(), category, involved },
    now,
  })
  await postTransfer(db, {
    reason: 'betBase',
    about: { kind: 'bet', id },
    key: baseKey(id),
    at: now,
    moves: [{ from: house('bets'), to: betAccount(id), resource, amount: base }],
  })
  return 'suc' as const
}

/** What the house opened of a resource in the last seven days. */
export async function houseWeek(db: Reading, resource: StakeResource, now: Date): Promise<number> {
  const since = new Date(now.getTime() - 7 * 86_400_000)
  const { rows } = await sql<{ base: number }>`-- bet-house-week
    select coalesce(sum(base), 0)::integer as base from bets
    where not of_member and resource = ${resourceNumber(resource)} and opened_at > ${since}`.execute(db as Tx) // a plain select
  return rows[0]?.base ?? 0
}

/** Refuses if one of these members is not there. */
export async function checkPeople(
  tx: Tx,
  people: readonly number[],
  refuse: (code: 'personUnknown') => never,
): Promise<void> {
  if (people.length === 0) return
  const known = await tx
    .selectFrom('members')
    .select('id')
    .where('id', 'in', [...people])
    .where('closed_at', 'is', null)
    .execute()
  if (known.length < new Set(people).size) refuse('personUnknown')
}
