import type { Difficulty, Gam } from '#rules/games/games.ts'
import { scoreQuantiles } from '../score-quantiles.ts'
import { type IscoreKind, type Rating, type RunToRate, rateRun } from './iscore.ts'
import { scoreCurve } from './iscore-tables.ts'

/** A live run with what the board needs of it. */
export interface BoardRun extends RunToRate {
  readonly id: number
  readonly member: number
  /** `signatureKey` of the pilot name in the file. */
  readonly pilot: string
  /** The decision of staff about this run as a run of this kind; null if there is none. */
  readonly decision: { readonly kind: IscoreKind; readonly pass: boolean } | null
}

/** Decisions of staff about members and runs. */
export interface BoardFacts {
  /** Confirmed signatures, and the members they belong to. */
  readonly signatures: ReadonlyMap<string, number>
  /** Pilots (`pilotKey`) who have a run that staff accepted. */
  readonly known: ReadonlySet<string>
}

export const pilotKey = (member: number, pilot: string): string => `${member} ${pilot}`

/** counts · waits for staff · refused by staff · foreign: signed with another member's confirmed signature. */
export type Standing = 'counts' | 'waits' | 'refused' | 'foreign'
export type WaitReason = 'high' | 'unproved' | 'newPilot'

export interface JudgedRun extends Rating {
  readonly id: number
  readonly member: number
  readonly game: Gam
  readonly difficulty: Difficulty | ''
  readonly score: number
  readonly standing: Standing
  readonly wait: WaitReason | null
}

/** Rates all runs; answers those that have a rating, each with its standing. */
export const judgeRuns = (runs: readonly BoardRun[], facts: BoardFacts): JudgedRun[] =>
  runs.flatMap((run) => {
    const rating = rateRun(run)
    if (!rating) return []
    const { id, member, game, difficulty, score } = run
    return [{ ...rating, id, member, game, difficulty, score, ...judge(run, rating, facts) }]
  })

function judge(run: BoardRun, { kind, doubt }: Rating, { signatures, known }: BoardFacts) {
  const holder = signatures.get(run.pilot)
  if (holder !== undefined && holder !== run.member) return { standing: 'foreign', wait: null } as const
  const decided = run.decision?.kind === kind ? run.decision.pass : null
  if (decided !== null) return { standing: decided ? 'counts' : 'refused', wait: null } as const
  if (doubt) return { standing: 'waits', wait: doubt } as const
  const pilotKnown = holder === run.member || known.has(pilotKey(run.member, run.pilot))
  return pilotKnown ? ({ standing: 'counts', wait: null } as const) : ({ standing: 'waits', wait: 'newPilot' } as const)
}

/** Key of a record: one per game and difficulty, such as `6 L`. */
export const cellKey = (game: Gam, difficulty: Difficulty | ''): string => `${game} ${difficulty}`

/** The score that a world record must exceed: the best archived one, from the built-in table or imported since. */
export const recordMark = (game: Gam, difficulty: Difficulty | '', imported: number | undefined): number =>
  Math.max(scoreQuantiles(game, difficulty)?.max ?? 0, imported ?? 0)

/**
 * Whether there can be a world record: not in game 9, whose total is typed, nor for scenes, whose scores do not
 * compare.
 */
export const hasRecord = (game: Gam, difficulty: Difficulty | ''): boolean => scoreCurve(game, difficulty) !== null

/** The run that holds the record of a game and difficulty: the highest that counts; of equal ones the earliest. */
export const recordHolder = (cell: readonly JudgedRun[], mark: number): JudgedRun | null =>
  cell
    .filter(({ standing, score }) => standing === 'counts' && score > mark)
    .reduce<JudgedRun | null>((best, run) => (best && !isHigher(run, best) ? best : run), null)

const isHigher = (a: JudgedRun, b: JudgedRun) => a.score > b.score || (a.score === b.score && a.id < b.id)

export type Bonus = 'first' | 'record'
/** Whole points of a world-first bonus, and of a world-record bonus. */
export const bonusPoints = 10

export interface CountedRun {
  readonly id: number
  readonly kind: IscoreKind
  readonly slot: string
  readonly value: number
  /** Number of better characters of the same game and kind; the factor is 0.8 to that power. */
  readonly place: number
  /** Thousandths of a point that the run adds to the sum. */
  readonly part: number
}

export interface GameSum {
  readonly game: Gam
  /** Whole points in this game, bonuses included. */
  readonly points: number
  readonly runs: readonly CountedRun[]
  readonly bonuses: readonly { readonly id: number; readonly bonus: Bonus }[]
}

export const shareOfNext = 0.8

/** The part of a value that counts behind `place` better characters, in thousandths. */
export const partOf = (value: number, place: number): number => Math.round(value * shareOfNext ** place)

/**
 * A member's sums per game. For each kind of run the best run of each character counts; each further character counts
 * 80 % of the one before.
 */
export function sumMember(judged: readonly JudgedRun[], bonuses: ReadonlyMap<number, readonly Bonus[]>): GameSum[] {
  const counting = judged.filter(({ standing }) => standing === 'counts')
  return [...groupBy(counting, ({ game }) => game)].map(([game, runs]) => {
    const counted = [...groupBy(runs, ({ kind }) => kind).values()].flatMap(countKind)
    const given = runs.flatMap(({ id }) => (bonuses.get(id) ?? []).map((bonus) => ({ id, bonus })))
    const thousandths = counted.reduce((sum, { part }) => sum + part, 0)
    const points = Math.floor(thousandths / 1_000) + bonusPoints * given.length
    return { game, points, runs: counted, bonuses: given }
  })
}

/** Scenes are not reduced: each counts in full. */
const countKind = (runs: readonly JudgedRun[]): CountedRun[] =>
  [...groupBy(runs, ({ slot }) => slot).values()]
    .flatMap((ofSlot) => [...ofSlot].sort(better).slice(0, 1))
    .sort(better)
    .map(({ id, kind, slot, value }, i) => {
      const place = kind === 'scene' ? 0 : i
      return { id, kind, slot, value, place, part: partOf(value, place) }
    })

const better = (a: JudgedRun, b: JudgedRun) => b.value - a.value || b.score - a.score || a.id - b.id

export interface BoardInput extends BoardFacts {
  readonly runs: readonly BoardRun[]
  /** World-first bonuses that staff granted: the run, and the kind of run it was first in. */
  readonly firsts: readonly { readonly run: number; readonly kind: IscoreKind }[]
  /** Best imported score by `cellKey`. */
  readonly imported: ReadonlyMap<string, number>
}

export interface Board {
  readonly judged: readonly JudgedRun[]
  /** Id of the run that holds the record, by `cellKey`. */
  readonly records: ReadonlyMap<string, number>
  /** Sums by member; members without any are left out. */
  readonly members: ReadonlyMap<number, readonly GameSum[]>
}

/** Computes the whole board from scratch. */
export function computeBoard({ runs, firsts, imported, ...facts }: BoardInput): Board {
  const judged = judgeRuns(runs, facts)
  const records = new Map<string, number>()
  for (const [key, cell] of groupBy(judged, ({ game, difficulty }) => cellKey(game, difficulty))) {
    const [{ game, difficulty }] = cell as [JudgedRun, ...JudgedRun[]] // a group has a member
    const holder = hasRecord(game, difficulty) && recordHolder(cell, recordMark(game, difficulty, imported.get(key)))
    if (holder) records.set(key, holder.id)
  }
  const bonuses = bonusesOf(judged, firsts, new Set(records.values()))
  const members = new Map<number, readonly GameSum[]>()
  for (const [member, own] of groupBy(judged, (run) => run.member)) {
    const sums = sumMember(own, bonuses)
    if (sums.length > 0) members.set(member, sums)
  }
  return { judged, records, members }
}

/** A world-first bonus holds for the kind of run it was granted for: a run whose kind has changed loses it. */
export function bonusesOf(
  judged: readonly JudgedRun[],
  firsts: BoardInput['firsts'],
  records: ReadonlySet<number>,
): Map<number, Bonus[]> {
  const firstKinds = new Map(firsts.map(({ run, kind }) => [run, kind]))
  const given = judged.map(({ id, kind }): [number, Bonus[]] => [
    id,
    [...(firstKinds.get(id) === kind ? (['first'] as const) : []), ...(records.has(id) ? (['record'] as const) : [])],
  ])
  return new Map(given.filter(([, bonuses]) => bonuses.length > 0))
}

/** iscore of a run in thousandths, bonuses included; null if it does not count. */
export const iscoreOf = ({ standing, value }: JudgedRun, bonuses: readonly Bonus[] = []): number | null =>
  standing === 'counts' ? value + 1_000 * bonusPoints * bonuses.length : null

/** All points of a member, over all games. */
export const totalOf = (sums: readonly GameSum[]): number => sums.reduce((sum, { points }) => sum + points, 0)

function groupBy<T, K>(list: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of list) {
    const found = groups.get(key(item))
    if (found) found.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}
