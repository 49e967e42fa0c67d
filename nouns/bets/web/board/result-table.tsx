import { formatSigned } from '#cards/resources/format-signed.ts'
import { Chip } from '#design/parts/chip.tsx'
import { Table } from '#design/parts/table.tsx'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { When } from '#session/when.tsx'
import { useWords } from '#session/words.tsx'
import type { BetResultRow } from '../../contract/bet-board-rows.ts'
import { betBoardPack } from '../../words/bet-board.pack.ts'
import styles from './bet-board.module.css'
import { outcomeOf, rateText } from './measure-text.ts'

/** Results of events: what was staked and paid, and what the price said of it. */
export function ResultTable({ rows }: { readonly rows: readonly BetResultRow[] }) {
  const { results: words } = useWords(betBoardPack)
  if (rows.length === 0) return <p className={styles.said}>{words.none}</p>
  return (
    <Table caption={words.title} stack>
      <thead>
        <tr>
          <th scope="col">{words.event}</th>
          <th scope="col">{words.outcome}</th>
          {[words.staked, words.paid, words.profit, words.effect, words.price].map((column) => (
            <th key={column} scope="col" data-num="">
              {column}
            </th>
          ))}
          <th scope="col">{words.time}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.NAME} className="opens" data-list-item="">
            <th scope="row">
              <Link to={`/bocai/${row.NAME}`} className="opener" data-list-main="">
                {row.TITLE}
              </Link>
            </th>
            <td data-label={words.outcome}>
              <Chip tint={row.WON === 'Y' ? 'matcha' : 'plain'}>{words.outcomes[outcomeOf(row)]}</Chip>
            </td>
            <td data-num="" data-label={words.staked} className="num">
              {formatNumber(row.STAKED)}
            </td>
            <td data-num="" data-label={words.paid} className="num">
              {formatNumber(row.PAID)}
            </td>
            <td data-num="" data-label={words.profit} className="num">
              <b className={row.PAID < row.STAKED ? styles.out : styles.in}>{formatSigned(row.PAID - row.STAKED)}</b>
            </td>
            <td data-num="" data-label={words.effect} className="num">
              {row.EFFECT > 0 ? formatSigned(row.EFFECT) : '–'}
            </td>
            <td data-num="" data-label={words.price} className="num">
              {row.REFUNDED === 'Y' ? '–' : rateText(row.PRICE)}
            </td>
            <td data-label={words.time}>
              <When at={row.TIME} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
