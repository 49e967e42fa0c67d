import { characterName } from '#rules/games/characters.ts'
import { shotName } from '#rules/games/game-catalogue.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { difficultyWords } from '#rules/games/games.ts'
import { formatYi } from '#rules/text.ts'
import type { Words } from '#words/words.ts'
import type { ReplayFilter } from '../../rules/replay-filters.ts'

export type FilterField = Exclude<keyof ReplayFilter, 'sort'>

/** One condition of a filter, in words. */
export interface FilterPart {
  /** Fields that are removed with this condition. */
  readonly fields: readonly FilterField[]
  readonly text: string
}

/** The conditions of a filter, the widest first. `nick` is the uploader's, where it is known. */
export const filterParts = (filter: ReplayFilter, words: Words, nick?: string): readonly FilterPart[] => {
  const { filters, categories, types } = words.replays
  const { game, rank, chara, character, category, type, flags, upid, pilot, period, searchType, value } = filter
  const part = (text: string | false | undefined, ...fields: FilterField[]): readonly FilterPart[] =>
    text ? [{ fields, text }] : []
  return [
    // A shot means nothing without its game.
    ...part(game && gameTitle(game, words.language), 'game', 'chara'),
    ...part(rank && difficultyWords[rank], 'rank'),
    ...part(game && chara && shotName(game, chara, words.language), 'chara'),
    ...part(character && characterName(character, words.language), 'character'),
    ...part(category && categories[category], 'category'),
    ...part(type && types[type], 'type'),
    ...part(period && filters.periods[period], 'period'),
    ...part(days(filter) && filters.days(filter.from ?? '', filter.to ?? ''), 'from', 'to'),
    ...(flags ?? []).flatMap((flag) => part(flag, 'flags')),
    ...part(filter.proved && filters.proved, 'proved'),
    ...part(scores(filter) && filters.scores(score(filter.scoreMin), score(filter.scoreMax)), 'scoreMin', 'scoreMax'),
    ...part(upid !== undefined && filters.uploader(nick ?? String(upid)), 'upid'),
    ...part(pilot && filters.pilot(pilot), 'pilot'),
    ...part(searchType && value && filters.found(filters.searchTypes[searchType], value), 'searchType', 'value'),
  ]

  function score(n: number | undefined): string {
    // Bounds are round numbers more often than not.
    return n === undefined ? '' : formatYi(n, words.language).replace(/\.00\b/, '')
  }
}

/** The filter without one of its conditions. */
export const without = (filter: ReplayFilter, { fields, text }: FilterPart): Partial<ReplayFilter> => {
  const flags = filter.flags?.filter((flag) => flag !== text) ?? []
  const left = Object.fromEntries(Object.entries(filter).filter(([name]) => !fields.some((field) => field === name)))
  return { ...left, ...(fields.includes('flags') && flags.length > 0 ? { flags } : {}) }
}

const days = ({ from, to }: ReplayFilter): boolean => (from ?? to) !== undefined
const scores = ({ scoreMin, scoreMax }: ReplayFilter): boolean => (scoreMin ?? scoreMax) !== undefined
