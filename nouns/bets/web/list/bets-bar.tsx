import type { ReactNode } from 'react'
import { useRead } from '#api/reads.ts'
import { classNames } from '#design/class-names.ts'
import { segmentClass, segmentsClass } from '#design/parts/forms/radio-group.tsx'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { bets } from '../../contract/bets.ts'
import { type BetState, betSorts, betStates } from '../../rules/bet-states.ts'
import { stakeResources } from '../../rules/odds.ts'
import { betsPack } from '../../words/bets.pack.ts'
import { categoryName } from './bet-card.tsx'
import styles from './bets-bar.module.css'
import { type BetsView, betsPath } from './bets-view.ts'

/** Everything that decides which events are listed, all in the address. */
export function BetsBar({ view, counts }: { readonly view: BetsView; readonly counts: readonly number[] | undefined }) {
  const words = useWords(betsPack)
  const { names } = useWords(resourcesPack)
  const { language } = useLanguage()
  const categories = useRead(bets.calls.categories, {}).value ?? []
  const { state, category, resource, sort } = view
  const shown = categories.filter(({ ID, HIDDEN }) => HIDDEN === 'N' || ID === category)
  const path = (change: Partial<BetsView>) => betsPath({ ...view, page: 1, ...change })
  const sortName = (one: (typeof betSorts)[number]) =>
    one === 'deadline' && state === 'ended' ? words.sortEnded : words.sorts[one]
  return (
    <>
      <Tabs label={words.statesLabel}>
        {betStates.map((one: BetState, n) => (
          <Link key={one} to={path({ state: one })} stay aria-current={one === state ? 'page' : undefined}>
            {words.states[one]}
            {counts && <small className="num">{counts[n]}</small>}
          </Link>
        ))}
      </Tabs>
      <div className={styles.row}>
        {shown.length > 0 && (
          <Choice label={words.category}>
            <Segment to={path({ category: undefined })} isCurrent={category === undefined}>
              {words.allCategories}
            </Segment>
            {shown.map((each) => (
              <Segment key={each.ID} to={path({ category: each.ID })} isCurrent={each.ID === category}>
                {state === 'open'
                  ? words.counted(categoryName(each, language), each.OPEN)
                  : categoryName(each, language)}
              </Segment>
            ))}
          </Choice>
        )}
        <Choice label={words.resource}>
          {[undefined, ...stakeResources].map((one) => (
            <Segment key={one ?? ''} to={path({ resource: one })} isCurrent={resource === one}>
              {one ? names[one] : words.any}
            </Segment>
          ))}
        </Choice>
        <Choice label={words.sort}>
          {betSorts.map((one) => (
            <Segment key={one} to={path({ sort: one })} isCurrent={sort === one}>
              {sortName(one)}
            </Segment>
          ))}
        </Choice>
      </div>
    </>
  )
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={classNames(segmentsClass, styles.choice)} aria-label={label}>
      {children}
    </nav>
  )
}

interface SegmentProps {
  readonly to: string
  readonly isCurrent: boolean
  readonly children: ReactNode
}

function Segment({ to, isCurrent, children }: SegmentProps) {
  return (
    <Link to={to} stay className={segmentClass} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </Link>
  )
}
