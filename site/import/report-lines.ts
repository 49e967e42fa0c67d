import { archiveColumns, type RowProblem } from '#nouns/archive/rules/archive.ts'
import type { ImportReport } from '#nouns/archive/server/import-runs.ts'
import { formatNumber } from '#rules/text.ts'

/** Lines named one by one; the rest are counted. */
const namedMost = 50

/** What an import says at its end: how many were new, known and unreadable, and which lines are wrong where. */
export function reportLines({ fresh, known, unreadable }: ImportReport): string[] {
  return [
    `new         ${formatNumber(fresh)}`,
    `known       ${formatNumber(known)}`,
    `unreadable  ${formatNumber(unreadable.length)}`,
    ...unreadable.slice(0, namedMost).map(({ line, problem }) => `  line ${line}: ${reasons[problem]}`),
    ...(unreadable.length > namedMost ? [`  and ${formatNumber(unreadable.length - namedMost)} more`] : []),
  ]
}

const reasons: Readonly<Record<RowProblem, string>> = {
  columns: `not ${archiveColumns.length} columns`,
  game: 'no game of this number',
  difficulty: 'the game has no such difficulty',
  shot: 'the game has no such character',
  route: 'no route or scene',
  score: 'no score',
  slow: 'no percentage of slow-down',
  date: 'no date',
  pilot: 'no pilot, or too long a name',
}
