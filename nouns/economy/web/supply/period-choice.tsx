import { supplyPeriods } from '#rules/ledger/supply.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { supplyPack } from '../../words/supply.pack.ts'
import styles from './period-choice.module.css'
import { type SupplySearch, supplyPath } from './supply-routes.ts'

/** The period of all charts, as links. */
export function PeriodChoice({ search }: { readonly search: SupplySearch }) {
  const words = useWords(supplyPack)
  const { period: now = '30d' } = search
  return (
    <nav aria-label={words.period} className={styles.choice}>
      {supplyPeriods.map((period) => (
        <Link
          key={period}
          to={supplyPath({ ...search, period })}
          stay
          aria-current={period === now ? 'true' : undefined}
        >
          {words.periods[period]}
        </Link>
      ))}
    </nav>
  )
}
