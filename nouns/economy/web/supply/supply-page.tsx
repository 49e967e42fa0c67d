import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LoaderContext } from '#api/loader.ts'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { NoMoney } from '#cards/resources/no-money.tsx'
import { currencies, ingredients } from '#cards/resources/resource-groups.ts'
import { Button } from '#design/parts/button.tsx'
import { PageHead, SectionHead } from '#design/parts/section-head.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { bullets, levelResources, type Resource } from '#rules/ledger/resources.ts'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { economy } from '../../contract/economy.ts'
import { supplyPack } from '../../words/supply.pack.ts'
import { LargeSupply } from './large-supply.tsx'
import { LevelCard } from './level-card.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { SupplyCell } from './supply-cell.tsx'
import { SupplyLegend } from './supply-legend.tsx'
import styles from './supply-page.module.css'
import { supplySearch } from './supply-routes.ts'

interface SupplyAsked {
  readonly context: LoaderContext
  readonly deps: Readonly<Record<string, unknown>>
}

/** In the browser the page comes at once and shows by itself what it waits for. */
export async function supplyLoader({ context: { load, words }, deps }: SupplyAsked) {
  const { period } = supplySearch(deps)
  const loading = load(economy.calls.supply, { ...(period && { period }) })
  if (import.meta.env.SSR) await loading
  else loading.catch(() => undefined)
  return { description: supplyPack(words.language).description }
}

const route = getRouteApi('/main/supply')

/** How much of every resource there is on the site, and how it came to that. */
export function SupplyPage() {
  const all = useWords()
  const words = useWords(supplyPack)
  const search = supplySearch({ ...route.useSearch() })
  const { period } = search
  const { value, refusal, again, stale } = useRead(economy.calls.supply, { ...(period && { period }) }, { keep: true })
  const cell = (resource: Resource) => {
    const row = value?.rows.find(({ RESOURCE }) => RESOURCE === resource)
    return row && <SupplyCell key={resource} row={row} search={search} />
  }
  const chosen = value?.rows.find(({ RESOURCE }) => RESOURCE === search.resource)
  return (
    <>
      <PageHead
        title={all.titles.supply}
        sub={
          <>
            {words.sub}
            {value && (
              <>
                {' · '}
                {words.updated} <Ago at={value.TIME} />
              </>
            )}
          </>
        }
        actions={<PeriodChoice search={search} />}
      />
      {refusal ? (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      ) : !value ? (
        <SkeletonRows label={all.shell.loading} />
      ) : (
        <div aria-busy={stale || undefined}>
          <SupplyLegend />
          {chosen && <LargeSupply row={chosen} days={value.DAYS} search={search} />}
          <Cells title={words.groups.currencies} more={words.ownScale}>
            {currencies.map(cell)}
          </Cells>
          <Cells title={words.groups.materials}>{ingredients.map(cell)}</Cells>
          <Cells title={words.groups.bullets}>{bullets.map(cell)}</Cells>
          <section className={styles.section}>
            <SectionHead title={words.levels} more={words.levelsNote} />
            <div className={styles.two}>
              {levelResources.map((resource) => {
                const row = value.rows.find(({ RESOURCE }) => RESOURCE === resource)
                return row && <LevelCard key={resource} row={row} people={value.LEVELS[resource]} search={search} />
              })}
            </div>
          </section>
        </div>
      )}
      <NoMoney />
    </>
  )
}

function Cells({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <SectionHead title={title} more={more} />
      <div className={styles.cells}>{children}</div>
    </section>
  )
}
