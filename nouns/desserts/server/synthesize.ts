import { sql } from 'kysely'
import { displayedIn } from '#core/desserts/displayed.ts'
import { grantLocked } from '#core/desserts/grant.ts'
import { firstTriedSql, ownedDessert } from '#core/desserts/keeper.ts'
import { linesSql } from '#core/desserts/lines.ts'
import type { Thing } from '#core/desserts/tables.ts'
import { drawFrom, notedDrawsSql } from '#core/draws/member-draws.ts'
import { asKnown, type Move, tellHolders, tooLittle, transferSql } from '#core/ledger/post-transfer.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { type CookedDessert, dessertNumber } from '#rules/desserts/desserts.ts'
import { type Displayed, givesBulletsBack, helpsSynthesis } from '#rules/desserts/effects.ts'
import { levelOn } from '#rules/desserts/growth.ts'
import { termsOf } from '#rules/desserts/work-out.ts'
import { sinks } from '#rules/economy/economy-rates.ts'
import { house } from '#rules/ledger/houses.ts'
import { bullets } from '#rules/ledger/resources.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { desserts } from '../contract/desserts.ts'
import { halfBack, isMixture, type Mixture, nearestRecipe, synthesisChance } from '../rules/synthesis.ts'
import { lockPot, seedOfPot } from './pot.ts'
import './tables.ts'

/** POST /synthesize */
export async function synthesize({ db, input, member, now, refuse }: Call<typeof desserts.calls.synthesize>) {
  const { sugar } = input
  const mixture: Mixture = { gdd: input.gdd, sjd: input.sjd, zjj: input.zjj }
  if (!isMixture(mixture) || sugar % sinks.sugarStep !== 0) refuse('mixtureWrong')
  const pot = await lockPot(db, member.id, now)
  const { keeper, id, recipes } = pot
  if (keeper.robot) refuse('robotDesserts')
  const isFree = input.first === 'Y'
  if (isFree && keeper.firstTried) refuse('firstDone')
  const displayed = displayedIn(keeper)
  const { dessert, distance } = nearestRecipe(recipes, mixture)
  const chance = synthesisChance(distance, { sugar, milk: helpsSynthesis(displayed) })
  const seed = await seedOfPot(db, pot, now)
  const came = drawFrom(seed, 'synthesis', String(id))(0) * 100 < chance
  const tried = { id, member: member.id, mixture, sugar, isFree, dessert, chance, came, now }
  const had = ownedDessert(keeper, dessert)
  const grant = { member: member.id, dessert, key: `synthesis:${id}`, again: 'exp', now } as const
  const granted = came ? await grantLocked(db, grant, keeper) : null
  const back = came ? [] : givenBack(tried, displayed)
  await store(db, tried, back).catch(tooLittle(() => refuse('insufficient')))
  return {
    DESSERT: dessert,
    CAME: yesNoOf(came),
    AGAIN: yesNoOf(granted?.again ?? false),
    CHANCE: chance,
    LEVEL: granted?.level ?? (had ? levelOn(had, beijingDay(now)) : 0),
    BACK: back,
  }
}

interface Tried {
  readonly id: number
  readonly member: number
  readonly mixture: Mixture
  readonly sugar: number
  /** The first mixture, whose bullets cost nothing. */
  readonly isFree: boolean
  readonly dessert: CookedDessert
  readonly chance: number
  readonly came: boolean
  readonly now: Date
}

/** What a failure gives. */
const givenBack = ({ mixture, isFree }: Tried, displayed: Displayed | null): Thing[] => [
  { resource: 'sugar', amount: dessertRates.failureSugar },
  ...(givesBulletsBack(displayed) && !isFree ? bulletsOf(halfBack(mixture)) : []),
]

/** Writes a synthesis with its draw and pays it, in one statement; balances are locked last. */
async function store(tx: Tx, tried: Tried, back: readonly Thing[]): Promise<void> {
  const { id, member, mixture, sugar, isFree, dessert, chance, came, now } = tried
  const spent: Thing[] = [
    ...(isFree ? [] : bulletsOf(mixture)),
    ...(sugar > 0 ? [{ resource: 'sugar', amount: sugar } as const] : []),
  ]
  const moves: Move[] = [
    ...spent.map((thing) => ({ ...thing, from: member, to: house('burn') })),
    ...back.map((thing) => ({ ...thing, from: house('mint'), to: member })),
  ]
  const draw = { member, kind: 'synthesis', subject: String(id), now } as const
  const noted = { count: 1, terms: termsOf.synthesis(dessert, chance), outcome: came ? dessert : '' }
  const line = { member, dessert, what: 'tried', things: spent, now } as const
  const about = { kind: 'synthesis', id } as const
  const cost = transferSql({ reason: 'synthesis', about, key: `synthesis:${id}`, at: now, moves })
  // The prepared statement's name lists the optional parts of its text, so that one name always means one text.
  const parts = [came ? 'came' : 'failed', isFree && 'first', moves.length === 0 && 'unpaid']
  await sql`${sql.raw(`-- synthesis-${parts.filter(Boolean).join('-')}`)}
    with made as (
      insert into syntheses (id, member, gdd, sjd, zjj, sugar, dessert, chance, came, at) overriding system value
      values (${id}, ${member}, ${mixture.gdd}, ${mixture.sjd}, ${mixture.zjj}, ${sugar}, ${dessertNumber(dessert)},
        ${Math.round(chance * 10)}, ${came}, ${now})
    ), drawn as (${notedDrawsSql([{ ...draw, ...noted }])})
    ${came ? sql`` : sql`, noted as (${linesSql([line])})`}
    ${isFree ? sql`, first as (${firstTriedSql(member)})` : sql``}
    select ${moves.length > 0 ? cost : sql`null`} as post`
    .execute(tx)
    .catch(asKnown)
  tellHolders(tx, moves)
}

const bulletsOf = (mixture: Mixture): Thing[] =>
  bullets.flatMap((bullet) => (mixture[bullet] > 0 ? [{ resource: bullet, amount: mixture[bullet] }] : []))
