import { FlowChart } from '#cards/resources/flow-chart.tsx'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Display } from '#design/display.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { Card } from '#design/parts/card.tsx'
import { iconButtonClass } from '#design/parts/icon-button.tsx'
import { formatDateTime } from '#rules/beijing-time.ts'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { supplyPack } from '../../words/supply.pack.ts'
import styles from './large-supply.module.css'
import type { SupplyRow } from './supply-cell.tsx'
import { type SupplySearch, supplyPath } from './supply-routes.ts'

export interface LargeSupplyProps {
  readonly row: SupplyRow
  readonly days: readonly string[]
  readonly search: SupplySearch
}

/** The chosen resource, large. */
export function LargeSupply({ row, days, search }: LargeSupplyProps) {
  const words = useWords(supplyPack)
  const { large } = words
  const { language } = useLanguage()
  const { names, goodFor } = useWords(resourcesPack)
  const name = names[row.RESOURCE]
  const [first, held] = [row.held[0] ?? 0, row.held.at(-1) ?? 0]
  const { period = '30d' } = search
  const dayText = (day: string) => {
    const said = formatDateTime(day, period === 'all' ? 'date' : 'monthDay', language)
    return period === '30d' ? said : large.until(said)
  }
  return (
    <Card pad className={styles.large}>
      <div className={styles.head}>
        <ResourceIcon kind={row.RESOURCE} size={36} />
        <div>
          <h2>{name}</h2>
          <p>{goodFor[row.RESOURCE]}</p>
        </div>
        <Display className={styles.held}>{formatNumber(held)}</Display>
        <Link
          to={supplyPath({ ...search, resource: undefined })}
          stay
          className={iconButtonClass()}
          aria-label={words.close}
        >
          <Icon name="x" size={20} />
        </Link>
      </div>
      <FlowChart
        key={`${row.RESOURCE} ${period}`}
        label={words.chart(name, formatNumber(first), formatNumber(held))}
        tint="soda"
        shape="line"
        points={days.map((day, at) => ({
          day: dayText(day),
          amount: row.held[at] ?? 0,
          income: row.minted[at] ?? 0,
          expense: row.burned[at] ?? 0,
        }))}
        words={{
          ...large,
          columns: [large.columns.day, large.columns.held, large.columns.minted, large.columns.burned],
          said: large.point,
        }}
      />
      <p className={styles.all}>{words.allTime(formatNumber(row.MINTED), formatNumber(row.BURNED))}</p>
    </Card>
  )
}
