import { startOfBeijingDay } from '#rules/beijing-time.ts'
import { isCharacter } from '#rules/games/characters.ts'
import { type Gam, gameNumbers, isGam } from '#rules/games/games.ts'
import { weightedLength } from '#rules/text.ts'
import * as limits from './painting-limits.ts'
import { isHouseTag, readTag } from './painting-tags.ts'
import { type PaintingPeriod, type PaintingSort, paintingPeriods, paintingSorts } from './paintings.ts'

/** Filter and order of a wall of paintings: the same in the address, in calls and in feeds. */
export interface PaintingFilter {
  readonly sort: PaintingSort
  readonly period?: Exclude<PaintingPeriod, ''>
  readonly character?: string
  readonly game?: Gam
  /** A house tag or a folded free tag. */
  readonly tag?: string
  /** Id of a competition. */
  readonly match?: number
  readonly upid?: number
}

/** Names of the filter's fields, in the order they are written. */
export const paintingFilterFields = [
  'character',
  'game',
  'tag',
  'match',
  'upid',
  'period',
  'sort',
] as const satisfies readonly (keyof PaintingFilter)[]

/** Normalises a filter from an address or a call: numbers may be text; what is not valid is left out. */
export const readPaintingFilter = (raw: Readonly<Record<string, unknown>>): PaintingFilter => {
  const period = paintingPeriods.find((each) => each !== '' && each === raw.period)
  const game = whole(raw.game, Math.max(...gameNumbers))
  const tag = tagOf(raw.tag)
  const match = whole(raw.match, 2_147_483_647)
  const upid = whole(raw.upid, 9_999_999_999)
  return {
    sort: paintingSorts.find((each) => each === raw.sort) ?? 'time',
    ...(period && { period }),
    ...(typeof raw.character === 'string' && isCharacter(raw.character) && { character: raw.character }),
    ...(isGam(game) && { game }),
    ...(tag && { tag }),
    ...(match && { match }),
    ...(upid && { upid }),
  }
}

/** Writes a filter as query fields, in a fixed order and without defaults. */
export const writePaintingFilter = (filter: PaintingFilter): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const name of paintingFilterFields) {
    const value = filter[name]
    if (value !== undefined && !(name === 'sort' && value === 'time')) fields[name] = String(value)
  }
  return fields
}

/** The filter as a query string: the same for equal filters; '' for the whole wall. */
export const paintingQuery = (filter: PaintingFilter): string =>
  new URLSearchParams(writePaintingFilter(filter)).toString()

/** The facets that a work must have, as the database stores them. */
export const facetsOfFilter = ({ character, game, tag }: PaintingFilter): string[] => [
  ...(character === undefined ? [] : [`c:${character}`]),
  ...(game === undefined ? [] : [`g:${game}`]),
  ...(tag === undefined ? [] : [`t:${tag}`]),
]

/** Works of a period were uploaded at or after this time: today, or the last 7, 30 or 365 Beijing days. */
export const periodStart = (period: Exclude<PaintingPeriod, ''>, now: Date): Date =>
  new Date(startOfBeijingDay(now).getTime() - (daysOf[period] - 1) * 86_400_000)

const daysOf: Readonly<Record<Exclude<PaintingPeriod, ''>, number>> = { day: 1, week: 7, month: 30, year: 365 }

const whole = (value: unknown, most: number): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= most ? number : undefined
}

const tagOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const tag = readTag(String(value))
  const known = tag.startsWith('#') ? isHouseTag(tag) : weightedLength(tag) <= limits.paintingTag
  return tag !== '' && known ? tag : undefined
}
