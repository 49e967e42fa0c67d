import { counterstop } from '#rules/games/counterstop.ts'
import { formatNumber } from '#rules/text.ts'
import { type ReplayFilter, readReplayFilter, replayPeriods } from '../../rules/replay-filters.ts'
import { type ReplayFlag, replayFlags } from '../../rules/replays.ts'
import { typedScore } from '../../rules/typed-score.ts'
import { shotOf, shotValue } from './shot-choice.ts'

/** The panel's fields as they stand, half typed or not. */
export interface FilterDraft {
  readonly game: string
  /** A shot or a character (`shot-choice.ts`). */
  readonly shot: string
  readonly category: string
  readonly type: string
  readonly flags: readonly ReplayFlag[]
  readonly proved: boolean
  readonly pilot: string
  /** A period, `between` for the two days, or empty. */
  readonly time: string
  readonly from: string
  readonly to: string
  readonly scoreMin: string
  readonly scoreMax: string
}

export const draftOfFilter = (filter: ReplayFilter): FilterDraft => ({
  game: filter.game === undefined ? '' : String(filter.game),
  shot: shotValue(filter),
  category: filter.category ?? '',
  type: filter.type ?? '',
  flags: filter.flags ?? [],
  proved: filter.proved === 'Y',
  pilot: filter.pilot ?? '',
  time: filter.period ?? ((filter.from ?? filter.to) ? 'between' : ''),
  from: filter.from ?? '',
  to: filter.to ?? '',
  scoreMin: filter.scoreMin === undefined ? '' : formatNumber(filter.scoreMin),
  scoreMax: filter.scoreMax === undefined ? '' : formatNumber(filter.scoreMax),
})

export type ScoreProblem = 'scoreWrong' | 'scoreHigh'

/** Problem of a typed bound; null if it is empty or valid. */
export const boundProblem = (text: string): ScoreProblem | null => {
  if (text.trim() === '') return null
  const score = typedScore(text)
  if (score === null) return 'scoreWrong'
  return score > counterstop ? 'scoreHigh' : null
}

/** The filter a draft means, with what the panel has no fields for kept as it was. */
export const filterOfDraft = (draft: FilterDraft, before: ReplayFilter): ReplayFilter => {
  const period = replayPeriods.find((known) => known === draft.time)
  return readReplayFilter({
    sort: before.sort,
    rank: before.rank,
    upid: before.upid,
    searchType: before.searchType,
    value: before.value,
    game: draft.game,
    ...shotOf(draft.shot),
    category: draft.category,
    type: draft.type,
    flags: replayFlags.filter((flag) => draft.flags.includes(flag)),
    proved: draft.proved ? 'Y' : '',
    pilot: draft.pilot,
    period,
    from: draft.time === 'between' ? draft.from : '',
    to: draft.time === 'between' ? draft.to : '',
    scoreMin: typedScore(draft.scoreMin),
    scoreMax: typedScore(draft.scoreMax),
  })
}

/** How many conditions only the panel shows. */
export const panelCount = ({
  sort,
  game,
  rank,
  category,
  chara,
  character,
  searchType,
  value,
  upid,
  ...inPanel
}: ReplayFilter) => Object.keys(inPanel).length
