import { useRead } from '#api/reads.ts'
import { formatSigned } from '#cards/resources/format-signed.ts'
import { shownResources } from '#cards/resources/resource-groups.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Card } from '#design/parts/card.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import type { Resource } from '#rules/ledger/resources.ts'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { economy } from '../../contract/economy.ts'
import { statementPack } from '../../words/statement.pack.ts'
import type { BalanceDays } from './balance-chart.tsx'
import styles from './balance-rail.module.css'

export interface BalanceRailProps {
  readonly resource: Resource
  readonly days: BalanceDays | undefined
}

/** Where the charted amounts came from and went, that they add up, and what is owed. */
export function BalanceRail({ resource, days }: BalanceRailProps) {
  const words = useWords(statementPack)
  if (!days) return <aside className={styles.rail} />
  return (
    <aside className={styles.rail}>
      <Debts />
      <Sums title={words.from} side="IN" days={days} none={words.noneIn} />
      <Sums title={words.to} side="OUT" days={days} none={words.noneOut} />
      <AddedUp resource={resource} days={days} />
    </aside>
  )
}

interface SumsProps {
  readonly title: string
  readonly side: 'IN' | 'OUT'
  readonly days: BalanceDays
  readonly none: string
}

function Sums({ title, side, days, none }: SumsProps) {
  const words = useWords(statementPack)
  const sums = days.REASONS.filter((sum) => sum[side] > 0).sort((a, b) => b[side] - a[side])
  const most = sums[0]?.[side] ?? 1
  return (
    <section>
      <SectionHead title={title} />
      <Card pad>
        {sums.length === 0 ? (
          <p className={styles.none}>{none}</p>
        ) : (
          <ul className={styles.sums}>
            {sums.map((sum) => (
              <li key={sum.REASON}>
                <span>{words.reasons[sum.REASON]}</span>
                <b className="num">{formatNumber(sum[side])}</b>
                <span className={styles.bar} aria-hidden="true">
                  <i
                    className={side === 'IN' ? styles.in : styles.out}
                    style={{ width: `${(sum[side] / most) * 100}%` }}
                  />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

/** The balance before, and all that came and went, is the balance now. */
function AddedUp({ resource, days: { BEFORE, DAYS, NOW, OWED } }: { resource: Resource; days: BalanceDays }) {
  const { check } = useWords(statementPack)
  const { amounts } = useWords(resourcesPack)
  const [income, expense] = (['IN', 'OUT'] as const).map((side) => DAYS.reduce((sum, day) => sum + day[side], 0))
  const isEven = BEFORE + (income ?? 0) - (expense ?? 0) === NOW
  return (
    <section>
      <SectionHead title={check.title} />
      <Card pad>
        <p className={styles.text}>{check.text}</p>
        <Facts>
          <Fact label={check.before}>{formatNumber(BEFORE)}</Fact>
          <Fact label={check.income}>{formatSigned(income ?? 0)}</Fact>
          <Fact label={check.expense}>{formatSigned(-(expense ?? 0))}</Fact>
          <Fact label={check.now} strong>
            {formatNumber(NOW)}
          </Fact>
          <Fact label={check.owed}>{OWED > 0 ? amounts[resource](OWED) : check.none}</Fact>
        </Facts>
        <p className={isEven ? styles.even : styles.odd}>
          <Icon name={isEven ? 'check' : 'circle-alert'} size={16} />
          {isEven ? check.even : check.odd}
        </p>
      </Card>
    </section>
  )
}

/** All debts of the member, whatever is charted. */
function Debts() {
  const { debts } = useWords(statementPack)
  const { amounts } = useWords(resourcesPack)
  const { value } = useRead(economy.calls.resources, {}, { quiet: true })
  const owed = shownResources.filter((resource) => (value?.owed[resource] ?? 0) > 0)
  if (owed.length === 0) return null
  return (
    <Banner kind="warning" title={debts.title}>
      <ul className={styles.debts}>
        {owed.map((resource) => (
          <li key={resource}>{amounts[resource](value?.owed[resource] ?? 0)}</li>
        ))}
      </ul>
      <p>{debts.text}</p>
    </Banner>
  )
}
