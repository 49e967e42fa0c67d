import { characters } from '#rules/games/characters.ts'
import type { DragonRow } from '../../contract/dragon-balls.ts'

export interface BoardOrder {
  /** The character whose round is closest to its end; null while no round has a ball. */
  readonly nearest: DragonRow | null
  /** The other characters with balls, most first, then those with works that wait. */
  readonly begun: readonly DragonRow[]
  /** Characters for whom nothing was handed in. */
  readonly others: readonly DragonRow[]
}

/** The board in the order in which a reader wants it. Equal ones keep the order of the games. */
export const boardOrder = (rows: readonly DragonRow[]): BoardOrder => {
  const ordered = rows
    .filter(({ BALLS, WAITING }) => BALLS.length > 0 || WAITING > 0)
    .toSorted((a, b) => b.BALLS.length - a.BALLS.length || b.WAITING - a.WAITING)
  const nearest = ordered[0]?.BALLS.length ? ordered[0] : null
  return {
    nearest,
    begun: nearest ? ordered.slice(1) : ordered,
    others: rows.filter(({ BALLS, WAITING }) => BALLS.length === 0 && WAITING === 0),
  }
}

/** A closed round of one character. */
export interface ClosedRound extends Pick<DragonRow, 'CHARACTER'> {
  readonly ROUND: number
  readonly TIME: string
  readonly PEOPLE: DragonRow['CLOSED'][number]['PEOPLE']
}

/** All closed rounds, the last one first. */
export const closedRounds = (rows: readonly DragonRow[]): readonly ClosedRound[] =>
  rows
    .flatMap(({ CHARACTER, CLOSED }) => CLOSED.map((round) => ({ CHARACTER, ...round })))
    .toSorted((a, b) => b.TIME.localeCompare(a.TIME))

export const roundKey = ({ CHARACTER, ROUND }: Pick<ClosedRound, 'CHARACTER' | 'ROUND'>): string =>
  `${CHARACTER} ${ROUND}`

const glasses = ['straw', 'honey', 'soda', 'matcha', 'plum'] as const

/** Colour of a character's glass: neighbours in the games' order differ. */
export const glassOf = (character: string): (typeof glasses)[number] =>
  // the index is taken modulo the length of the list
  glasses[
    (characters.findIndex(({ id }) => id === character) + glasses.length) % glasses.length
  ] as (typeof glasses)[number]
