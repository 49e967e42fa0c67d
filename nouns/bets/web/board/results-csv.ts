import type { Answer } from '#api/answer.ts'
import type { BetResultRow } from '../../contract/bet-board-rows.ts'
import { outcomeOf, type ResultOutcome } from './measure-text.ts'

interface ResultPage {
  readonly rows: readonly BetResultRow[]
  readonly pageInfo: { readonly pages: number }
}

/** Reads all pages of results, newest first; null if one of them was refused. */
export async function readAllResults(
  read: (page: number) => Promise<Answer<ResultPage>>,
): Promise<readonly BetResultRow[] | null> {
  const rows: BetResultRow[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await read(page)
    if (!answer.ok) return null
    rows.push(...answer.value.rows)
    pages = answer.value.pageInfo.pages
  }
  return rows
}

export interface CsvWords {
  readonly columns: readonly string[]
  readonly currency: string
  readonly outcomes: Readonly<Record<ResultOutcome, string>>
}

/** Results as CSV. It begins with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function resultsCsv(rows: readonly BetResultRow[], { columns, currency, outcomes }: CsvWords): string {
  const lines = rows.map((row) => [
    ...[row.NAME, row.TITLE, currency],
    ...[row.STAKED, row.PAID, row.EFFECT, row.PAID - row.STAKED],
    outcomes[outcomeOf(row)],
    ...[row.REFUNDED === 'Y' ? '' : row.PRICE / 1_000, row.TIME],
  ])
  return `\ufeff${[columns, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A title that spreadsheets would read as a formula is led by an apostrophe. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
