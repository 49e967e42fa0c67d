import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { ballsOfRound } from '../../rules/dragon-balls.ts'
import './tables.ts'

export interface OpenRound {
  readonly character: string
  readonly round: number
  readonly balls: readonly PlacedBall[]
}

export interface PlacedBall {
  readonly ball: number
  readonly painting: number
  readonly member: number | null
}

/**
 * The open round of a character with its balls; the first one begins here. The lock of the character's first round makes
 * all acts about the character wait for one another; that of the open one keeps its balls as they are. Lock order:
 * paintings before rounds.
 */
export async function lockRound(tx: Tx, character: string): Promise<OpenRound> {
  await tx
    .insertInto('dragon_rounds')
    .values({ character, round: 1 })
    .onConflict((c) => c.doNothing())
    .execute()
  await roundsOf(tx, character).where('round', '=', 1).execute()
  const { round } = await roundsOf(tx, character).where('closed_at', 'is', null).executeTakeFirstOrThrow()
  const balls = await tx
    .selectFrom('dragon_balls')
    .select(['ball', 'painting', 'member'])
    .where('character', '=', character)
    .where('round', '=', round)
    .orderBy('ball')
    .execute()
  return { character, round, balls }
}

const roundsOf = (tx: Tx, character: string) =>
  tx.selectFrom('dragon_rounds').select('round').where('character', '=', character).forUpdate()

/** Whether the work is a ball of any round. The caller has locked the work. */
export async function isBall(tx: Tx, painting: number): Promise<boolean> {
  const row = await tx.selectFrom('dragon_balls').select('ball').where('painting', '=', painting).executeTakeFirst()
  return row !== undefined
}

interface NewBall {
  readonly ball: number
  readonly painting: number
  readonly member: number
  readonly by: number
  readonly now: Date
}

/** Puts a work into a free place; answers the balls of the round with it. */
export async function placeBall(
  tx: Tx,
  { character, round, balls }: OpenRound,
  { by, now, ...ball }: NewBall,
): Promise<readonly PlacedBall[]> {
  await tx
    .insertInto('dragon_balls')
    .values({ character, round, ...ball, set_by: by, at: now })
    .execute()
  return [...balls, ball]
}

export const emptyPlace = (tx: Tx, { character, round }: OpenRound, ball: number) =>
  tx
    .deleteFrom('dragon_balls')
    .where('character', '=', character)
    .where('round', '=', round)
    .where('ball', '=', ball)
    .execute()

/**
 * Closes the round if all its balls are there: records what each brings, once for ever, and begins the next round. False
 * if a ball is missing.
 */
export async function closeIfFull(tx: Tx, { character, round, balls }: OpenRound, now: Date): Promise<boolean> {
  if (balls.length < ballsOfRound) return false
  await tx
    .updateTable('dragon_rounds')
    .set({ closed_at: now })
    .where('character', '=', character)
    .where('round', '=', round)
    .execute()
  await tx
    .insertInto('dragon_rounds')
    .values({ character, round: round + 1 })
    .execute()
  await sql`insert into pending_desserts (character, round, ball, member, painting, at)
    select character, round, ball, member, painting, ${now}::timestamptz from dragon_balls
    where character = ${character} and round = ${round} and member is not null`.execute(tx)
  return true
}
