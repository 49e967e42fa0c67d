import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { Link } from '#session/link.tsx'
import { MembersOnly } from '#session/members-only.tsx'
import { useIsOpen } from '#session/open-parts.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { economy } from '../../contract/economy.ts'
import { statementPack } from '../../words/statement.pack.ts'
import { BalanceChart } from './balance-chart.tsx'
import { BalanceRail } from './balance-rail.tsx'
import { Book } from './book.tsx'
import { ResourcePicker } from './resource-picker.tsx'
import { StatementFilters } from './statement-filters.tsx'
import styles from './statement-page.module.css'
import { type StatementSearch, statementPath, statementSearch } from './statement-routes.ts'

const route = getRouteApi('/main/statement')

/** The member's own book: a balance over time, and every line. */
export function StatementPage() {
  const { titles } = useWords()
  const words = useWords(statementPack)
  const isOpen = useIsOpen()
  return (
    <>
      <PageHead
        title={titles.statement}
        sub={words.sub}
        actions={
          <>
            {isOpen('/gifts') && (
              <Link to="/gifts" stay className={buttonClass()}>
                <Icon name="gift" size={18} />
                {titles.gifts}
              </Link>
            )}
            <Link to="/supply" stay className={buttonClass()}>
              <Icon name="chart-column" size={18} />
              {words.supply}
            </Link>
          </>
        }
      />
      <MembersOnly>
        <OwnStatement search={statementSearch({ ...route.useSearch() })} />
      </MembersOnly>
      <NoMoney />
    </>
  )
}

/** Not shown to staff who entered the account. */
function OwnStatement({ search }: { readonly search: StatementSearch }) {
  const { entered } = useWords(statementPack)
  const { store } = useSession()
  if (store.entered()) return <EmptyState title={entered.title}>{entered.text}</EmptyState>
  return <Statement search={search} />
}

function Statement({ search }: { readonly search: StatementSearch }) {
  const charted = search.resource ?? 'score'
  const days = useRead(economy.calls.balanceDays, { resource: charted, days: search.span ?? '30' }, { keep: true })
  // The list begins anew under other filters, but not for another chart.
  const { span: _, p: __, ...filters } = search
  return (
    <>
      <ResourcePicker search={search} />
      <div className={styles.two}>
        <div className={styles.main}>
          <BalanceChart resource={charted} search={search} days={days} />
          <section>
            <StatementFilters search={search} />
            <Book key={statementPath(filters)} search={search} charted={charted} days={days.value?.DAYS} />
          </section>
        </div>
        <BalanceRail resource={charted} days={days.value} />
      </div>
    </>
  )
}
