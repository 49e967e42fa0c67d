import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { boardPeriods, boardSorts } from '../../rules/board.ts'
import { stakeResources } from '../../rules/odds.ts'
import { betBoardPack } from '../../words/bet-board.pack.ts'
import styles from './bet-board.module.css'
import { type BetBoardSearch, betBoardPath } from './bet-board-input.ts'

interface BoardChoicesProps {
  readonly search: BetBoardSearch
}

/** Currency, period and order of the board, as links. */
export function BoardChoices({ search }: BoardChoicesProps) {
  const words = useWords(betBoardPack)
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
  const words = useWords(betBoardPack)
  const { names } = useWords(resourcesPack)
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
