import { useResourceWords } from '#cards/resources/resource-words.ts'
import { ResourceIcon } from '#design/art/resource-icon.tsx'
import { Link } from '#session/link.tsx'
import { boardPeriods, boardSorts } from '../../rules/board.ts'
import { stakeResources } from '../../rules/odds.ts'
import styles from './bet-board.module.css'
import { type BetBoardSearch, betBoardPath } from './bet-board-input.ts'
import { useBetBoardWords } from './bet-board-words.ts'

interface BoardChoicesProps {
  readonly search: BetBoardSearch
}

/** Currency, period and order of the board, as links. */
export function BoardChoices({ search }: BoardChoicesProps) {
  const words = useBetBoardWords()
  const { period: now = 'month', sort: order = 'profit' } = search
  return (
    <div className={styles.choices}>
      <CurrencyChoice search={search} />
      <nav aria-label={words.sort} className={styles.segments}>
        {boardSorts.map((sort) => (
          <Link
            key={sort}
            to={betBoardPath({ ...search, sort, p: 1 })}
            stay
            aria-current={sort === order ? 'true' : undefined}
          >
            {words.sorts[sort]}
          </Link>
        ))}
      </nav>
      <nav aria-label={words.period} className={styles.segments}>
        {boardPeriods.map((period) => (
          <Link
            key={period}
            to={betBoardPath({ ...search, period, p: 1 })}
            stay
            aria-current={period === now ? 'true' : undefined}
          >
            {words.periods[period]}
          </Link>
        ))}
      </nav>
    </div>
  )
}

/** The currency of the board or of the reader's history, as links. */
export function CurrencyChoice({ search }: BoardChoicesProps) {
  const words = useBetBoardWords()
  const { names } = useResourceWords()
  const { currency: now = 'faith' } = search
  return (
    <nav aria-label={words.currency} className={styles.segments}>
      {[...stakeResources].reverse().map((currency) => (
        <Link
          key={currency}
          to={betBoardPath({ ...search, currency, p: 1 })}
          stay
          aria-current={currency === now ? 'true' : undefined}
        >
          <ResourceIcon kind={currency} size={18} />
          {names[currency]}
        </Link>
      ))}
    </nav>
  )
}
