import { type FormEvent, useId, useState } from 'react'
import { problemWord } from '#api/refusal-words.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { periodOf } from '#rules/ledger/period.ts'
import { type Reason, reasons } from '#rules/ledger/reasons.ts'
import { Link, useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { statementPack } from '../../words/statement.pack.ts'
import styles from './statement-filters.module.css'
import { listPeriods, type StatementSearch, statementPath } from './statement-routes.ts'

/** Filters of the list by reason and period. Each choice is in the address. */
export function StatementFilters({ search }: { readonly search: StatementSearch }) {
  const all = useWords()
  const words = useWords(statementPack)
  const go = useGo()
  const { p: _, days, from, to, reason, ...kept } = search
  const wrong = periodOf({ from, to }) ? undefined : problemWord('ec.periodWrong', all)
  const hasDates = from !== undefined || to !== undefined
  const [typing, setTyping] = useState(hasDates)
  const withReason = reason ? { reason } : {}
  const period = (name: string, one: (typeof listPeriods)[number] | undefined) => (
    <Link
      key={name}
      to={statementPath({ ...kept, ...withReason, ...(one && { days: one }) })}
      stay
      className={styles.chip}
      aria-current={one === days && !hasDates ? 'true' : undefined}
      onClick={() => setTyping(false)}
    >
      {name}
    </Link>
  )
  const choose = (chosen: string) => {
    const found = (Object.keys(reasons) as Reason[]).find((known) => known === chosen) // Object.keys widens the names
    go(
      statementPath({
        ...kept,
        ...(days && { days }),
        ...(from && { from }),
        ...(to && { to }),
        ...(found && { reason: found }),
      }),
    )
  }
  return (
    <>
      <SectionHead title={words.every} />
      <div className={styles.filters}>
        <nav aria-label={words.period} className={styles.chips}>
          {period(words.periods.all, undefined)}
          {listPeriods.map((one) => period(words.periods[one], one))}
          <button
            type="button"
            className={styles.chip}
            aria-expanded={typing}
            data-on={hasDates || undefined}
            onClick={() => setTyping(!typing)}
          >
            {words.ownPeriod}
            <Icon name="chevron-down" size={16} />
          </button>
        </nav>
        <Select
          prefix={words.reason}
          value={reason ?? ''}
          onChange={(event) => choose(event.target.value)}
          options={[
            { value: '', label: words.anyReason },
            ...(Object.keys(reasons) as Reason[]).map((one) => ({ value: one, label: words.reasons[one] })),
          ]}
        />
      </div>
      {(typing || wrong) && <OwnPeriod key={`${from} ${to}`} search={search} wrong={wrong} />}
    </>
  )
}

interface OwnPeriodProps {
  readonly search: StatementSearch
  /** Why these dates cannot be shown. */
  readonly wrong: string | undefined
}

function OwnPeriod({ search, wrong }: OwnPeriodProps) {
  const problem = useId()
  const marks = wrong ? { 'aria-invalid': true, 'aria-describedby': problem } : {}
  const words = useWords(statementPack)
  const go = useGo()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const { p: _, days: __, from: ___, to: ____, ...kept } = search
    const [from, to] = [String(typed.get('from') ?? ''), String(typed.get('to') ?? '')]
    go(statementPath({ ...kept, ...(from && { from }), ...(to && { to }) }))
  }
  return (
    <form className={styles.dates} onSubmit={show}>
      <label>
        {words.first}
        <input type="date" name="from" defaultValue={search.from} className={styles.date} {...marks} />
      </label>
      <label>
        {words.last}
        <input type="date" name="to" defaultValue={search.to} className={styles.date} {...marks} />
      </label>
      <Button type="submit" size="small">
        {words.show}
      </Button>
      {wrong && (
        <p id={problem} className={styles.wrong} role="alert">
          <Icon name="circle-alert" size={16} />
          {wrong}
        </p>
      )}
    </form>
  )
}
