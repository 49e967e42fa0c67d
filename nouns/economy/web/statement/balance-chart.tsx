import type { Read } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { FlowChart } from '#cards/resources/flow-chart.tsx'
import { formatSigned } from '#cards/resources/format-signed.ts'
import type { Out } from '#contract/endpoint.ts'
import { Display } from '#design/display.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import { formatDateTime } from '#rules/beijing-time.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { economy } from '../../contract/economy.ts'
import { statementPack } from '../../words/statement.pack.ts'
import styles from './balance-chart.module.css'
import { type StatementSearch, statementPath } from './statement-routes.ts'

/** The answer of the call behind the chart and the rail. */
export type BalanceDays = Out<(typeof economy.calls)['balanceDays']>

export interface BalanceChartProps {
  readonly resource: Resource
  readonly search: StatementSearch
  readonly days: Read<BalanceDays>
}

/** The balance of one resource over the last days, with what came in and went out. */
export function BalanceChart({ resource, search, days }: BalanceChartProps) {
  const words = useWords(statementPack)
  const { names } = useWords(resourcesPack)
  return (
    <section>
      <SectionHead title={words.balanceOf(names[resource])} />
      <Card pad className={styles.card}>
        <Spans search={search} />
        <Drawn resource={resource} days={days} />
      </Card>
    </section>
  )
}

function Spans({ search }: { readonly search: StatementSearch }) {
  const words = useWords(statementPack)
  const { p: _, span, ...kept } = search
  const spans = [
    [words.span.days30, undefined],
    [words.span.days365, '365'],
  ] as const
  return (
    <nav aria-label={words.spans} className={styles.spans}>
      {spans.map(([name, one]) => (
        <Link
          key={name}
          to={statementPath({ ...kept, ...(one && { span: one }) })}
          stay
          aria-current={one === span ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

function Drawn({ resource, days }: Omit<BalanceChartProps, 'search'>) {
  const all = useWords()
  const { language } = useLanguage()
  const words = useWords(statementPack)
  const { names } = useWords(resourcesPack)
  if (days.refusal)
    return (
      <ErrorState title={words.failed} actions={<Button onClick={days.again}>{all.shell.retry}</Button>}>
        {problemWord(days.refusal, all)}
      </ErrorState>
    )
  if (!days.value) return <Skeleton shape="picture" height="340px" />
  const { DAYS, BEFORE, NOW } = days.value
  const sum = (of: 'IN' | 'OUT') => DAYS.reduce((total, day) => total + day[of], 0)
  const name = names[resource]
  const { chart } = words
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={words.now} number={formatNumber(NOW)} />
        <Fact label={words.income} number={formatSigned(sum('IN'))} look={sum('IN') > 0 ? styles.in : styles.still} />
        <Fact
          label={words.expense}
          number={formatSigned(-sum('OUT'))}
          look={sum('OUT') > 0 ? styles.out : styles.still}
        />
      </dl>
      <FlowChart
        label={chart.label(name, formatNumber(BEFORE), formatNumber(NOW))}
        tint="honey"
        shape="steps"
        points={DAYS.map(({ DAY, BALANCE, IN, OUT }, at) => ({
          day: at === DAYS.length - 1 ? chart.today : formatDateTime(DAY, 'monthDay', language),
          amount: BALANCE,
          income: IN,
          expense: OUT,
        }))}
        words={{
          cursor: chart.cursor,
          start: chart.start,
          note: sum('IN') + sum('OUT') === 0 ? chart.still(name) : chart.note,
          table: chart.table,
          columns: [chart.columns.day, chart.columns.balance, chart.columns.income, chart.columns.expense],
          said: chart.day,
        }}
      />
    </>
  )
}

function Fact({ label, number, look }: { label: string; number: string; look?: string | undefined }) {
  return (
    <div className={look}>
      <dt>{label}</dt>
      <dd>
        <Display className="num">{number}</Display>
      </dd>
    </div>
  )
}
