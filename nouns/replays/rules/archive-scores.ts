import type { Difficulty, Gam } from '#rules/games/games.ts'
import { archiveScoreTable } from './archive-score-table.ts'
import { medianOf } from './stage-scores.ts'

/** Scores of the archived runs of one game, difficulty and shot. */
export interface ArchiveScores {
  readonly runs: number
  readonly median: number
  readonly best: number
  /**
   * The scores in ascending order, as levels of 0 to `topLevel` that stands for `best`: each of them, or a hundred
   * that stand for a hundredth of the runs each.
   */
  readonly levels: readonly number[]
}

/** Fewer runs than this are not compared with. */
export const fewestAlike = 10

export const topLevel = 62 ** 2 - 1
const mostLevels = 100

/** Null if the archive has fewer than ten such runs. */
export function archiveScores(gam: Gam, difficulty: Difficulty | '', shot: string): ArchiveScores | null {
  rows ??= readTable(archiveScoreTable)
  return rows.get(`${gam} ${difficulty} ${shot}`) ?? null
}

let rows: ReadonlyMap<string, ArchiveScores> | undefined

/** A line of the table: `14 L SakuyaB = runs median best levels`, two digits of base 62 a level. */
export function scoreLine(gam: number, difficulty: string, shot: string, scores: readonly number[]): string {
  const sorted = scores.toSorted((a, b) => a - b)
  const best = sorted.at(-1) ?? 0
  const count = Math.min(mostLevels, sorted.length)
  const levels = Array.from({ length: count }, (_, i) => {
    const score = sorted[Math.floor(((i + 0.5) / count) * sorted.length)] ?? 0
    return pairOf(levelOf(score, best))
  })
  return `${gam} ${difficulty} ${shot} = ${sorted.length} ${medianOf(sorted)} ${best} ${levels.join('')}`
}

export const levelOf = (score: number, best: number): number => Math.round((score / best) * topLevel)

function readTable(text: string): Map<string, ArchiveScores> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', facts = ''] = line.split(' = ')
        const [runs, median, best, packed = ''] = facts.split(' ')
        const levels = (packed.match(/../g) ?? []).map((pair) => digit(pair, 0) * 62 + digit(pair, 1))
        return [key, { runs: Number(runs), median: Number(median), best: Number(best), levels }]
      }),
  )
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const digit = (text: string, at: number): number => digits.indexOf(text.charAt(at))
const pairOf = (n: number): string => digits.charAt(Math.floor(n / 62)) + digits.charAt(n % 62)
