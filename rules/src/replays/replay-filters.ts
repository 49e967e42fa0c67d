import { startOfBeijingDay } from '../beijing-time.ts'
import { type Difficulty, difficultiesOf, difficultyMarks, type Gam, gameNumbers, isGam } from '../games/games.ts'
import { foldSignature } from '../iscore/fold-signature.ts'
import { isBlank } from '../text.ts'
import { counterstop, type ReplayCategory, type ReplayFlag, replayCategories, replayFlags } from './replay-kinds.ts'

export const replaySorts = ['time', 'score', 'likes', 'comments', 'iscore'] as const
export type ReplaySort = (typeof replaySorts)[number]

/** TYPE of a row: whole runs, stage and spell practice, scenes, duels and matches of game 9. */
export const replayTypes = ['full', 'stage', 'spell', 'scene', 'versus', 'match'] as const
export type ReplayType = (typeof replayTypes)[number]

/** Today, or the last 7, 30 or 365 Beijing days. */
export const replayPeriods = ['day', 'week', 'month', 'year'] as const
export type ReplayPeriod = (typeof replayPeriods)[number]

/** Beginning of a pilot's name; an uploader's nickname or account; words of the comment; code of one replay. */
export const replaySearchTypes = ['pilot', 'uploader', 'comment', 'code'] as const
export type ReplaySearchType = (typeof replaySearchTypes)[number]

/** Which replays, in which order: the same in the address of /rpy, the calls, the feeds and what members save. */
export interface ReplayFilter {
  readonly sort: ReplaySort
  readonly game?: Gam
  readonly rank?: Difficulty
  /** Shot id of the catalogue; only beside its game. */
  readonly chara?: string
  readonly category?: ReplayCategory
  readonly type?: ReplayType
  /** All of them claimed and none contradicted by the file. */
  readonly flags?: readonly ReplayFlag[]
  /** The file proves these flags; only beside them. */
  readonly proved?: 'Y'
  readonly upid?: number
  /** Whole name signed in the file, folded. */
  readonly pilot?: string
  readonly period?: ReplayPeriod
  /** First and last Beijing day of the upload, `YYYY-MM-DD`; instead of a period. */
  readonly from?: string
  readonly to?: string
  readonly scoreMin?: number
  readonly scoreMax?: number
  /** A search has both its type and something to look for. */
  readonly searchType?: ReplaySearchType
  readonly value?: string
}

/** Names of a filter in the order they are written. */
export const replayFilterFields = [
  'game',
  'rank',
  'chara',
  'category',
  'type',
  'flags',
  'proved',
  'upid',
  'pilot',
  'period',
  'from',
  'to',
  'scoreMin',
  'scoreMax',
  'searchType',
  'value',
  'sort',
] as const satisfies readonly (keyof ReplayFilter)[]

/** Longest text to look for, and longest name, in characters. */
export const replaySearchMax = 60

/**
 * The filter that was meant, from an address, a call's input or what was saved: numbers may be text, flags a list or
 * `NM_NB`. What is not valid, or says nothing where it stands, is left out; bounds that cross change places.
 */
export const readReplayFilter = (raw: Readonly<Record<string, unknown>>): ReplayFilter => {
  const game = gameOf(raw.game)
  const rank = oneOf(difficultyMarks, raw.rank)
  const chara = typeof raw.chara === 'string' && /^[\w &.'-]{1,40}$/.test(raw.chara) ? raw.chara : undefined
  const flags = flagsOf(raw.flags)
  const period = oneOf(replayPeriods, raw.period)
  const searchType = oneOf(replaySearchTypes, raw.searchType)
  const value = line(raw.value)
  const pilot = line(raw.pilot, foldSignature)
  return stated({
    sort: oneOf(replaySorts, raw.sort) ?? 'time',
    game,
    rank: rank && (game === undefined || difficultiesOf(game).includes(rank)) ? rank : undefined,
    chara: game === undefined ? undefined : chara,
    category: oneOf(replayCategories, raw.category),
    type: oneOf(replayTypes, raw.type),
    flags: flags.length > 0 ? flags : undefined,
    proved: flags.length > 0 && raw.proved === 'Y' ? 'Y' : undefined,
    upid: whole(raw.upid, 9_999_999_999) || undefined,
    pilot,
    period,
    ...(!period && inOrder('from', 'to', [day(raw.from), day(raw.to)])),
    ...inOrder('scoreMin', 'scoreMax', [whole(raw.scoreMin, counterstop), whole(raw.scoreMax, counterstop)]),
    ...(searchType && value && { searchType, value }),
  })
}

/** The filter as the fields of an address, in one order, without what goes without saying. */
export const writeReplayFilter = (filter: ReplayFilter): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const name of replayFilterFields) {
    const value = filter[name]
    if (value === undefined || (name === 'sort' && value === 'time')) continue
    fields[name] = Array.isArray(value) ? value.join('_') : String(value)
  }
  return fields
}

/** `game=6&rank=L&sort=score`: equal for equal filters; empty for the list as it stands. */
export const filterQuery = (filter: ReplayFilter): string => new URLSearchParams(writeReplayFilter(filter)).toString()

/** The uploads a filter asks for: not before `since`, before `until`. */
export const filterSpan = (filter: ReplayFilter, now: Date): { readonly since?: Date; readonly until?: Date } => {
  if (filter.period) {
    return { since: new Date(startOfBeijingDay(now).getTime() - (daysOf[filter.period] - 1) * dayMs) }
  }
  return stated({
    since: filter.from === undefined ? undefined : beginningOf(filter.from),
    until: filter.to === undefined ? undefined : new Date(beginningOf(filter.to).getTime() + dayMs),
  })
}

const dayMs = 86_400_000
const daysOf: Readonly<Record<ReplayPeriod, number>> = { day: 1, week: 7, month: 30, year: 365 }

const beginningOf = (beijingDay: string): Date => new Date(`${beijingDay}T00:00:00+08:00`)

const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((each) => each === value)

const gameOf = (value: unknown): Gam | undefined => {
  const game = whole(value, Math.max(...gameNumbers))
  return isGam(game) ? game : undefined
}

const whole = (value: unknown, most: number): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= most ? number : undefined
}

const day = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return undefined
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) ? value : undefined
}

/** One line of text that says something. */
const line = (value: unknown, fold = (text: string) => text): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const plain = fold(
    String(value)
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  )
  return isBlank(plain) ? undefined : Array.from(plain).slice(0, replaySearchMax).join('').trim()
}

const flagsOf = (value: unknown): readonly ReplayFlag[] => {
  const parts: unknown = typeof value === 'string' ? value.split('_') : value
  return Array.isArray(parts) ? replayFlags.filter((flag) => parts.includes(flag)) : []
}

const inOrder = <T extends number | string, K extends string>(
  low: K,
  high: K,
  [a, b]: readonly [T | undefined, T | undefined],
) => {
  const crossed = a !== undefined && b !== undefined && a > b
  return { [low]: crossed ? b : a, [high]: crossed ? a : b } as Record<K, T | undefined> // both names are given
}

/** Without the fields that are undefined. */
const stated = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  } // what is left is what was defined
