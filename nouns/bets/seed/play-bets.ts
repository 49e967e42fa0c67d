import { postTransfer } from '#core/ledger/post-transfer.ts'
import { holdsNothing } from '#core/moderation/held-rule.ts'
import type { SeedEvent, SeedStage } from '#core/noun-seed.ts'
import type { Tx } from '#kit/db/database.ts'
import { house } from '#rules/ledger/houses.ts'
import { callOf, SeedRefused } from '#site/seed/act.ts'
import { hoursBefore } from '#site/seed/events.ts'
import { joinedFirst } from '#site/seed/people.ts'
import { joinedHours, share } from '#site/seed/regulars.ts'
import type { betStaff } from '../contract/bet-staff.ts'
import type { bets } from '../contract/bets.ts'
import { stakeResources } from '../rules/odds.ts'
import { ask } from '../server/ask.ts'
import { commentOnBet } from '../server/bet-comments.ts'
import { addBet } from '../server/desk/add-bet.ts'
import { addCategory } from '../server/desk/categories.ts'
import { decideAsked } from '../server/desk/decide-asked.ts'
import { endBet } from '../server/desk/end-bet.ts'
import { object } from '../server/object.ts'
import { confirmAdult } from '../server/own-limits.ts'
import { placeStake } from '../server/place-stake.ts'
import { rateBet } from '../server/rate-bet.ts'
import { beginOne } from '../server/settle/begin-settling.ts'
import { keepResults } from '../server/settle/keep-results.ts'
import { payBatch } from '../server/settle/pay-batch.ts'
import { betCategories, type DemoBet, demoBets } from './demo-bets.ts'

/** Somebody with the hours since they joined. */
interface Bettor {
  readonly id: number
  readonly joined: number
}

/** Gifts for the opening of the bets: whole units. */
const purse = { power: 14, point: 14, faith: 80 } as const

/** Staff open the demo events, people stake on them, and those that are over are settled: each with its own time. */
export async function playBets(stage: SeedStage): Promise<SeedEvent[]> {
  const { tx, members, regulars, staff, now } = stage
  const people = [
    ...members.map((id, i): Bettor => ({ id, joined: joinedFirst(i) })),
    ...regulars.map((id, i): Bettor => ({ id, joined: joinedHours(i) })),
  ]
  const at = (hours: number) => hoursBefore(now, hours)
  const first = at(540)
  for (const input of betCategories) {
    await addCategory(callOf<typeof betStaff.calls.addCategory>({ tx, member: staff, now: first, input }))
  }
  const categories = (await tx.selectFrom('bet_categories').select('id').orderBy('id').execute()).map(({ id }) => id)
  const ready = people.map(({ id, joined }): SeedEvent => {
    const when = at(Math.min(joined - 0.5, 530))
    return { at: when, happen: () => fillPurse(tx, id, when) }
  })
  return [...ready, ...demoBets.flatMap((bet, n) => playOne({ ...stage, people, categories, at }, bet, n))]
}

async function fillPurse(tx: Tx, member: number, now: Date): Promise<void> {
  await confirmAdult(callOf<typeof bets.calls.adult>({ tx, member, now, input: {} }))
  await postTransfer(tx, {
    reason: 'prize',
    about: { kind: 'member', id: member },
    key: `seed:bets:${member}`,
    at: now,
    moves: stakeResources.map((resource) => ({
      from: house('prizes'),
      to: member,
      resource,
      amount: purse[resource],
    })),
  })
}

interface Table extends SeedStage {
  readonly people: readonly Bettor[]
  readonly categories: readonly number[]
  readonly at: (hours: number) => Date
}

function playOne(table: Table, bet: DemoBet, n: number): SeedEvent[] {
  const { tx, people, at } = table
  const span = bet.opened - Math.max(bet.deadline, 0.2)
  const stakes = Array.from({ length: bet.people }, (_, k): SeedEvent => {
    const hours = bet.opened - span * ((k + 0.5 + 0.4 * share(n, k)) / (bet.people + 1))
    // Who has been here for long enough, another one for each stake.
    const here = people.filter(({ joined }) => joined > hours + 1)
    const who = here[(n * 5 + k * 3) % Math.max(1, here.length)]
    return { at: at(hours), happen: async () => who && stakeOnce(tx, bet, { member: who.id, n, k, now: at(hours) }) }
  })
  const opening: SeedEvent = { at: at(bet.opened), happen: () => openOne(table, bet) }
  return [
    opening,
    ...stakes,
    ...talk(table, bet, n),
    ...(bet.result ? endOne(table, bet, bet.result) : []),
    ...objections(table, bet),
  ]
}

function talk({ tx, people, at }: Table, bet: DemoBet, n: number): SeedEvent[] {
  return (bet.talk ?? []).map(([hours, comment], k) => {
    const here = people.filter(({ joined }) => joined > hours + 1)
    const member = here[(n * 7 + k * 4 + 1) % Math.max(1, here.length)]?.id ?? 0
    const input = { bocaiName: bet.name, comment }
    const act = { tx, member, now: at(hours), input }
    return { at: at(hours), happen: () => commentOnBet(holdsNothing)(callOf<typeof bets.calls.comment>(act)) }
  })
}

async function openOne({ tx, people, staff, giftsOfWeek, categories, at }: Table, bet: DemoBet): Promise<void> {
  const now = at(bet.opened)
  const form = {
    bocaiName: bet.name,
    category: categories[bet.category] ?? 0,
    title: bet.title,
    terms: bet.terms,
    shown: bet.shown ?? '',
    options: [...bet.options],
    images: bet.options.map(() => ''),
    odds: [...bet.odds],
    deadline: at(bet.deadline).toISOString(),
    base: bet.base,
    oddsType: bet.oddsType,
    multi: bet.multi ? ('Y' as const) : ('N' as const),
    show: bet.show,
  }
  if (!bet.member) {
    const input = { ...form, resource: bet.resource, involved: [] }
    await addBet(callOf<typeof betStaff.calls.add>({ tx, member: staff, now, input }))
    return
  }
  const member = people[bet.member.who]?.id ?? 0
  await ask(giftsOfWeek)(callOf<typeof bets.calls.ask>({ tx, member, now, input: form }))
  if (bet.member.waits) return
  const input = { bocaiName: bet.name, accept: true, reason: '和录像有关，可以开', involved: [] }
  await decideAsked(callOf<typeof betStaff.calls.decideAsked>({ tx, member: staff, now, input }))
}

interface Staking {
  readonly member: number
  readonly n: number
  readonly k: number
  readonly now: Date
}

/** A stake of one to a few units; one that the rules refuse to this person is not made. */
async function stakeOnce(tx: Tx, bet: DemoBet, { member, n, k, now }: Staking): Promise<void> {
  const most = bet.resource === 'faith' && !bet.member ? 3 : 1
  const favoured = share(n + 31, k) < 0.45
  const option = favoured ? bet.favours : Math.floor(share(n + 7, k) * bet.options.length)
  const input = { bocaiName: bet.name, option, stake: 1 + Math.floor(share(n, k + 11) * most), payout: 0 }
  try {
    await placeStake.runAll([callOf<typeof bets.calls.place>({ tx, member, now, input })])
  } catch (error) {
    if (!(error instanceof SeedRefused)) throw error
  }
}

function endOne(
  { tx, staff, at }: Table,
  bet: DemoBet,
  { hours, winner, reason }: NonNullable<DemoBet['result']>,
): SeedEvent[] {
  const input = { bocaiName: bet.name, winner, link: '/rpy', reason }
  const proposal: SeedEvent = {
    at: at(hours),
    happen: () => endBet(callOf<typeof betStaff.calls.end>({ tx, member: staff, now: at(hours), input })),
  }
  if (hours < 24) return [proposal]
  return [proposal, { at: at(hours - 24.1), happen: () => settleOne(tx, bet, at(hours - 24.1)) }]
}

async function settleOne(tx: Tx, bet: DemoBet, now: Date): Promise<void> {
  const { id } = await tx.selectFrom('bets').select('id').where('name', '=', bet.name).executeTakeFirstOrThrow()
  await beginOne(tx, id, now)
  await payBatch(tx, id, now)
  await keepResults(tx, id, now)
  const staked = await tx.selectFrom('bet_stakes').select('member').distinct().where('bet', '=', id).execute()
  for (const [k, { member }] of staked.entries()) {
    const input = { bocaiName: bet.name, stars: 3 + Math.floor(share(id, k) * 3) }
    await rateBet(callOf<typeof bets.calls.rate>({ tx, member, now, input }))
  }
}

/** Somebody objects to the result that stands now. */
function objections({ tx, at }: Table, bet: DemoBet): SeedEvent[] {
  if (!bet.result || bet.result.hours >= 24) return []
  const hours = bet.result.hours - 2
  const happen = async () => {
    const loser = await tx
      .selectFrom('bet_stakes as s')
      .innerJoin('bets as b', 'b.id', 's.bet')
      .select('s.member')
      .where('b.name', '=', bet.name)
      .whereRef('s.option', '<>', 'b.winner')
      .orderBy('s.id')
      .executeTakeFirst()
    if (!loser) return
    const input = { bocaiName: bet.name, reason: '录像的上传时间在截止之后，请再看一次' }
    await object(callOf<typeof bets.calls.object>({ tx, member: loser.member, now: at(hours), input }))
  }
  return [{ at: at(hours), happen }]
}
