import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Table } from '#design/parts/table.tsx'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import { betDeskPack } from '../../words/bet-desk.pack.ts'
import { factorText } from '../form/factor-text.ts'
import styles from './bet-desk.module.css'
import type { DetailedBet } from './detailed-bet.ts'

/** What every result would pay in all, and what would go back; closed by the equation of the proposed result. */
export function PayoutTable({ detail }: { readonly detail: DetailedBet }) {
  const { payouts: words, result } = useWords(betDeskPack)
  const { bet, results } = detail
  const numbers = (...many: readonly (number | undefined)[]) => many.map((each) => (each === undefined ? '' : each))
  const rows = [
    ...bet.OPTIONS.map((option, at) => ({
      label: option.LABEL,
      odds: factorText(option.ODDS + 1_000),
      factor: factorText(option.FACTOR),
      numbers: numbers(bet.POOL.STAKED[at], bet.POOL.PROMISED[at]),
      result: results[at],
      isProposed: bet.PROPOSAL !== null && bet.WINNER === at,
    })),
    {
      label: result.noResult,
      ...{ odds: '', factor: '', numbers: ['', ''] },
      result: results.at(-1),
      isProposed: bet.PROPOSAL !== null && bet.NORESULT === 'Y',
    },
  ]
  const columns = [words.odds, words.factor, words.staked, words.promised, words.winners, words.paid, words.returned]
  const proposed = rows.find(({ isProposed }) => isProposed)?.result
  return (
    <section>
      <h3 className={styles.head}>{words.title}</h3>
      <Card clip>
        <Table caption={words.title} stack>
          <thead>
            <tr>
              <th scope="col">{words.option}</th>
              {columns.map((column) => (
                <th key={column} scope="col" data-num="">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className={row.isProposed ? styles.proposed : undefined}>
                <th scope="row">
                  {row.label} {row.isProposed && <Chip tint="honey">{words.proposed}</Chip>}
                </th>
                {[
                  ...[row.odds, row.factor, ...row.numbers],
                  ...[row.result?.WINNERS ?? 0, row.result?.PAID ?? 0, row.result?.RETURNED ?? 0],
                ].map((cell, at) => (
                  <td key={columns[at]} data-num="" data-label={columns[at]} className="num">
                    {typeof cell === 'number' ? formatNumber(cell) : cell || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        {proposed && (
          <p className={styles.equation}>
            {words.equation(
              formatNumber(bet.BASE),
              formatNumber(Math.max(0, bet.STAKED)),
              formatNumber(proposed.PAID),
              formatNumber(proposed.RETURNED),
            )}
          </p>
        )}
        {bet.TYPE === 'ending' && <p className={styles.note}>{words.drawn}</p>}
      </Card>
    </section>
  )
}
