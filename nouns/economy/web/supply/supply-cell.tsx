import { barsPath, flowScale, flowWidth, linePath } from '#cards/resources/flow-scale.ts'
import type { Out } from '#contract/endpoint.ts'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Display } from '#design/display.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { economy } from '../../contract/economy.ts'
import { supplyPack } from '../../words/supply.pack.ts'
import { amountText, changeText, sumOf } from './supply-amounts.ts'
import styles from './supply-cell.module.css'
import { type SupplySearch, supplyPath } from './supply-routes.ts'

export type SupplyRow = Out<(typeof economy.calls)['supply']>['rows'][number]

/** One resource: what is held, its small chart, and sums of the period. It opens the large chart. */
export function SupplyCell({ row, search }: { readonly row: SupplyRow; readonly search: SupplySearch }) {
  const words = useWords(supplyPack)
  const { language } = useLanguage()
  const name = useWords(resourcesPack).names[row.RESOURCE]
  const isChosen = search.resource === row.RESOURCE
  const held = row.held.at(-1) ?? 0
  const change = changeText(row.held)
  return (
    <Link
      to={supplyPath({ ...search, resource: isChosen ? undefined : row.RESOURCE })}
      stay
      className={cardClass({ link: true }, styles.cell)}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className={styles.head}>
        <ResourceIcon kind={row.RESOURCE} size={28} />
        <b className={styles.name}>{name}</b>
        <Display className={styles.held}>{amountText(held, language)}</Display>
      </span>
      <SmallChart
        row={row}
        label={words.chart(name, formatNumber(row.held[0] ?? 0), formatNumber(row.held.at(-1) ?? 0))}
      />
      <span className={styles.foot}>
        <span>
          <i className={styles.minted} />
          {words.minted} {amountText(sumOf(row.minted), language)}
        </span>
        <span>
          <i className={styles.burned} />
          {words.burned} {amountText(sumOf(row.burned), language)}
        </span>
        {change && <span>{words.change(words.periods[search.period ?? '30d'], change)}</span>}
      </span>
    </Link>
  )
}

function SmallChart({ row: { held, minted, burned }, label }: { readonly row: SupplyRow; readonly label: string }) {
  const path = linePath(held, flowScale(held))
  const most = Math.max(...minted, ...burned, 0)
  const start = path.slice(1, path.indexOf(' '))
  return (
    <span className={styles.chart} role="img" aria-label={label}>
      <svg viewBox={box} preserveAspectRatio="none" className={styles.line} aria-hidden="true">
        <path d={`${path}V100H${start}Z`} className={styles.area} />
        <path d={path} className={styles.stroke} />
      </svg>
      <svg viewBox={box} preserveAspectRatio="none" className={styles.up} aria-hidden="true">
        <path d={barsPath(minted, most, 'up')} className={styles.minted} />
      </svg>
      <svg viewBox={box} preserveAspectRatio="none" className={styles.down} aria-hidden="true">
        <path d={barsPath(burned, most, 'down')} className={styles.burned} />
      </svg>
    </span>
  )
}

const box = `0 0 ${flowWidth} 100`
