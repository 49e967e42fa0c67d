import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { ownAccounts } from '#core/members/links/link-store.ts'
import type { Reading } from '#core/members/reads.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import type { Bet, OwnBet } from '../../contract/bet-rows.ts'
import { areCommentsOpen } from '../../rules/bet-comments.ts'
import { mayObjectUntil } from '../../rules/result.ts'
import { largestStake } from '../../rules/stake-bounds.ts'
import { payoutsNow } from '../../rules/stake-quote.ts'
import { bettorFor } from '../bettor.ts'
import { objectionsOf } from '../objections-of.ts'
import { betColumns, noObjections, openingOf, poolIn, type StoredBet, takesStakes } from '../stored-bet.ts'
import { betRow, type StoredOption, seesStakes } from './bet-row.ts'
import { hasStakedHere, hasStakedOn } from './stakes-of-bet.ts'

const fewRatings = 5

interface Asked {
  readonly name: string
  /** Who looks; null for a guest. */
  readonly reader: number | null
  /** Staff see events that are not open, and everything in them. */
  readonly isStaff: boolean
  readonly now: Date
}

/** POST /getBocai: null if there is none that the reader may see. */
export async function oneBet(db: ReadDb, { name, reader, isStaff, now }: Asked): Promise<Bet | null> {
  const [bet] = await db.named<ShownBet>(oneBetStatement, [name])
  if (!bet || (!bet.opened_at && !isStaff && bet.opener !== reader)) return null
  const [objections, own] = await Promise.all([
    bet.proposed_at ? objectionsOf(db, [bet.id]) : () => noObjections,
    reader === null ? null : ownBet(db, { bet, reader, now }),
  ])
  const hasStaked =
    isStaff || (own?.STAKES.length ?? 0) > 0 || (reader !== null && (await stakedWithLinked(db, bet, { reader, now })))
  const areShown = isStaff || seesStakes(bet, hasStaked, now)
  const found = objections(bet.id)
  const isRated = bet.ratings >= fewRatings
  return {
    ...betRow(bet, { options: bet.options, objections: found, hasStaked, now }),
    KeyID: bet.id,
    REVISION: bet.revision,
    TERMS: bet.terms,
    SHOWN: areShown ? bet.shown : '',
    STAKESSHOWN: areShown ? 'Y' : 'N',
    OPENER: { UID: bet.opener, NICK: bet.nick ?? '', HEAD: bet.head ?? '' },
    POOL: areShown ? { STAKED: bet.staked, PROMISED: bet.promised } : { STAKED: [], PROMISED: [] },
    SEEDHASH: createHash('sha256').update(bet.seed).digest('hex'),
    SEED: bet.paid_at ? bet.seed.toString('hex') : '',
    PROPOSAL: bet.proposed_at && {
      AT: bet.proposed_at.toISOString(),
      LINK: bet.link,
      REASON: bet.reason,
      NOTE: bet.changed ? bet.note : '',
      DECIDED: bet.decided_at?.toISOString() ?? '',
      OBJECTIONS: found.people,
      OBJECTUNTIL: mayObjectUntil(bet.proposed_at).toISOString(),
    },
    PAID: bet.paid_at?.toISOString() ?? '',
    PAIDOUT: bet.paid_at ? bet.settled_paid : -1,
    REPCOMNUM: bet.comments,
    COMMENTABLE: bet.opened_at && areCommentsOpen(bet.paid_at, now) ? 'Y' : 'N',
    STARS: isRated ? Math.round((bet.stars * 10) / bet.ratings) : 0,
    RATINGS: isRated ? bet.ratings : 0,
    OWN: own,
  }
}

const shownColumns = [
  ...betColumns,
  ...(['terms', 'shown', 'link', 'reason', 'note', 'seed', 'stars', 'ratings', 'comments', 'settled_paid'] as const),
] as const

type ShownBet = Pick<Selectable<Tables['bets']>, (typeof shownColumns)[number]> & {
  readonly options: readonly StoredOption[]
  /** Of who opened it; null once that account is forgotten. */
  readonly nick: string | null
  readonly head: string | null
}

const oneBetStatement = {
  name: 'bet-one',
  sql: `select ${shownColumns.map((column) => `b.${column}`).join(', ')}, m.nick, m.head,
      (select json_agg(json_build_object('label', o.label, 'picture', o.picture) order by o.n)
        from bet_options o where o.bet = b.id) as options
    from bets b left join members m on m.id = b.opener where b.name = $1`,
}

/** Whether another account that a member linked staked, where that decides what they see. */
const stakedWithLinked = async (
  db: ReadDb,
  bet: StoredBet,
  { reader, now }: { readonly reader: number; readonly now: Date },
): Promise<boolean> => seesStakes(bet, true, now) !== seesStakes(bet, false, now) && hasStakedHere(db, bet.id, reader)

/** What an event is to one member: their stakes, and what they may do. */
async function ownBet(
  db: Reading,
  { bet, reader, now }: { readonly bet: StoredBet; readonly reader: number; readonly now: Date },
): Promise<OwnBet> {
  // An objection is one for all accounts of a person, whichever of them staked.
  const accounts = bet.proposed_at ? [...(await ownAccounts(db, reader))] : [reader]
  const [bettor, { stakes, stars, objected }] = await Promise.all([
    bettorFor(db, { name: bet.name, member: reader }, now),
    partIn(db, { bet: bet.id, reader, accounts }),
  ])
  if (!bettor) throw new Error('the event was there')
  const [opening, pool] = [openingOf(bet), poolIn(bet)]
  const isOpen = takesStakes(bet, now)
  const { displayed } = bettor
  const hasStaked = stakes.length > 0 || (accounts.length > 1 && (await hasStakedOn(db, bet.id, accounts)))
  return {
    STAKES: stakes.map((each) => ({
      KeyID: each.id,
      OPTION: each.option,
      STAKE: each.stake,
      PAYOUT: each.promised,
      PAID: each.paid ?? -1,
      TIME: new Date(each.at).toISOString(),
    })),
    BALANCE: bettor.balance,
    ROOMS: isOpen
      ? bet.odds.map((_, option) => {
          const { stake, by } = largestStake(opening, pool, option, { ...bettor, ofMember: bet.of_member })
          return { MOST: Math.max(0, stake), BY: by, PAYS: payoutsNow(opening, pool, option, stake) }
        })
      : [],
    BAR: bettor.bar ?? '',
    DESSERT: displayed?.dessert ?? '',
    CARD: displayed?.card ? 'Y' : 'N',
    STARS: stars,
    MAYRATE: bet.paid_at && stakes.length > 0 ? 'Y' : 'N',
    MAYOBJECT:
      bet.proposed_at && !bet.settling_at && hasStaked && !objected && now < mayObjectUntil(bet.proposed_at)
        ? 'Y'
        : 'N',
    OBJECTED: objected ? 'Y' : 'N',
  }
}

interface Part {
  readonly stakes: readonly OwnStake[]
  /** 0 if they have not rated it. */
  readonly stars: number
  /** One of their accounts objected to its result. */
  readonly objected: boolean
}

interface OwnStake {
  readonly id: number
  readonly option: number
  readonly stake: number
  readonly promised: number
  readonly paid: number | null
  /** As JSON writes it. */
  readonly at: string
}

interface PartAsked {
  readonly bet: number
  readonly reader: number
  readonly accounts: readonly number[]
}

/** What a member has done on an event. */
async function partIn(db: Reading, { bet, reader, accounts }: PartAsked): Promise<Part> {
  const { rows } = await sql<Part>`-- bet-part
    select coalesce((select json_agg(json_build_object('id', s.id, 'option', s.option, 'stake', s.stake, 'promised', s.promised,
        'paid', s.paid, 'at', s.at) order by s.id) from bet_stakes s where s.bet = ${bet} and s.member = ${reader}), '[]') as stakes,
      coalesce((select r.stars from bet_ratings r where r.bet = ${bet} and r.member = ${reader}), 0) as stars,
      exists (select from bet_objections o where o.bet = ${bet} and o.member = any(${accounts}::bigint[])) as objected`.execute(
    db as Tx,
  ) // a plain select
  const [part] = rows
  if (!part) throw new Error('a select without from has a row')
  return part
}
