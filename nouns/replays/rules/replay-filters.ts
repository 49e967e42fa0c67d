import { startOfBeijingDay } from '#rules/beijing-time.ts'
import { counterstop } from '#rules/games/counterstop.ts'
import { type Difficulty, difficultiesOf, difficultyMarks, type Gam, gameNumbers, isGam } from '#rules/games/games.ts'
import { isBlank } from '#rules/text.ts'
import { foldSignature } from './fold-signature.ts'
import { type ReplayCategory, type ReplayFlag, replayCategories, replayFlags } from './replay-kinds.ts'

export const replaySorts = ['time', 'score', 'likes', 'comments', 'iscore'] as const
export type ReplaySort = (typeof replaySorts)[number]

/** TYPE of a replay: whole runs, stage and spell practice, scenes, duels and matches of game 9. */
export const replayTypes = ['full', 'stage', 'spell', 'scene', 'versus', 'match'] as const
export type ReplayType = (typeof replayTypes)[number]

/** Periods of the upload: today, or the last 7, 30 or 365 Beijing days. */
export const replayPeriods = ['day', 'week', 'month', 'year'] as const
export type ReplayPeriod = (typeof replayPeriods)[number]

/** Kinds of search: pilot or character (`name`); beginning of the pilot's name; uploader's nickname or account name; words of the comment; code. */
export const replaySearchTypes = ['name', 'pilot', 'uploader', 'comment', 'code'] as const
export type ReplaySearchType = (typeof replaySearchTypes)[number]

/** Filter and order of a list of replays. The same in the address of /rpy, in calls, in feeds and in saved filters. */
export interface ReplayFilter {
  readonly sort: ReplaySort
  readonly game?: Gam
  readonly rank?: Difficulty
  /** Shot id of the catalogue; only together with its game. */
  readonly chara?: string
  /** A character of any game, by the id that `characters` have: all its shots, and the teams it is in. */
  readonly character?: string
  readonly category?: ReplayCategory
  readonly type?: ReplayType
  /** Only replays with all of these flags claimed and none contradicted by the file. */
  readonly flags?: readonly ReplayFlag[]
  /** Only replays whose files prove these flags; only together with `flags`. */
  readonly proved?: 'Y'
  readonly upid?: number
  /** The whole name signed in the file, folded. */
  readonly pilot?: string
  readonly period?: ReplayPeriod
  /** First and last Beijing day of the upload, `YYYY-MM-DD`; used instead of a period. */
  readonly from?: string
  readonly to?: string
  readonly scoreMin?: number
  readonly scoreMax?: number
  /** Kind and text of a search; both or neither. */
  readonly searchType?: ReplaySearchType
  readonly value?: string
}

/** Names of the filter's fields, in the order they are written. */
export const replayFilterFields = [
  'game',
  'rank',
  'chara',
  'character',
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

/** Maximum length of a search text and of a name, in characters. */
export const replaySearchMax = 60

/**
 * Normalises a filter from an address, a call's input or storage: numbers may be text, flags a list or `NM_NB`. Fields
 * that are invalid, or have no effect where they stand, are dropped; crossed bounds are swapped.
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
  const [from, to] = inOrder(period ? undefined : day(raw.from), period ? undefined : day(raw.to))
  const [scoreMin, scoreMax] = inOrder(whole(raw.scoreMin, counterstop), whole(raw.scoreMax, counterstop))
  const isSearch = searchType && value
  return stated({
    sort: oneOf(replaySorts, raw.sort) ?? 'time',
    game,
    rank: rank && (game === undefined || difficultiesOf(game).includes(rank)) ? rank : undefined,
    chara: game === undefined ? undefined : chara,
    character:
      typeof raw.character === 'string' && /^[A-Z][a-z]{1,20}$/.test(raw.character) ? raw.character : undefined,
    category: oneOf(replayCategories, raw.category),
    type: oneOf(replayTypes, raw.type),
    flags: flags.length > 0 ? flags : undefined,
    proved: flags.length > 0 && raw.proved === 'Y' ? 'Y' : undefined,
    upid: whole(raw.upid, 9_999_999_999) || undefined,
    pilot,
    period,
    from,
    to,
    scoreMin,
    scoreMax,
    searchType: isSearch ? searchType : undefined,
    value: isSearch ? value : undefined,
  })
}

/** Writes a filter as query fields, in a fixed order and without defaults. */
export const writeReplayFilter = (filter: ReplayFilter): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const name of replayFilterFields) {
    const value = filter[name]
    if (value === undefined || (name === 'sort' && value === 'time')) continue
    fields[name] = Array.isArray(value) ? value.join('_') : String(value)
  }
  return fields
}

/**
 * The filter as a query string, such as `game=6&rank=L&sort=score`: the same for equal filters; '' for the default
 * list.
 */
export const filterQuery = (filter: ReplayFilter): string => new URLSearchParams(writeReplayFilter(filter)).toString()

/** The upload times that match a filter: at or after `since`, before `until`. */
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

/** Normalises a text to one line; undefined if it is empty. */
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

const inOrder = <T extends number | string>(a: T | undefined, b: T | undefined) =>
  a !== undefined && b !== undefined && a > b ? ([b, a] as const) : ([a, b] as const)

/** Drops the fields that are undefined. A list page reads some fifty filters, so this is a plain loop. */
const stated = <T extends object>(fields: T) => {
  const kept: Partial<T> = {}
  for (const name in fields) if (fields[name] !== undefined) kept[name] = fields[name]
  return kept as { [K in keyof T]: Exclude<T[K], undefined> } // only defined values are left
}
