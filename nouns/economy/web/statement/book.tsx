import { type ReactNode, useEffect, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { EmptyArt } from '#cards/empty-art.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { EmptyState, ErrorState, ListEnd } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { beijingDay } from '#rules/beijing-time.ts'
import { daysBefore } from '#rules/ledger/period.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { Link } from '#session/link.tsx'
import { useNow } from '#session/now.tsx'
import { useWords } from '#session/words.tsx'
import type { BalanceDay, StatementRow } from '../../contract/economy.ts'
import { economy } from '../../contract/economy.ts'
import { statementPack } from '../../words/statement.pack.ts'
import styles from './book.module.css'
import { BookDay } from './book-day.tsx'
import { type StatementSearch, statementPath } from './statement-routes.ts'

export interface BookProps {
  readonly search: StatementSearch
  /** The resource of the chart; `days` are its numbers. */
  readonly charted: Resource
  readonly days: readonly BalanceDay[] | undefined
}

const pageSize = 20

/** The lines of the statement, by day: numbered pages of one resource, otherwise earlier ones on demand. */
export function Book({ search, charted, days }: BookProps) {
  const all = useWords()
  const words = useWords(statementPack)
  const today = beijingDay(useNow())
  const [earlier, setEarlier] = useState<readonly StatementRow[]>([])
  const [next, setNext] = useState<number>()
  const { resource, reason, p = 1 } = search
  const from = search.days ? daysBefore(today, Number(search.days) - 1) : search.from
  const filter = {
    ...(resource && { resource }),
    ...(reason && { reason }),
    ...(from && { from }),
    ...(search.to && { to: search.to }),
  }
  const page = useRead(
    economy.calls.statement,
    { ...filter, pageSize, pageNum: p, ...(next && { next }) },
    { keep: true },
  )
  const { value, stale } = page
  const goOn = () => {
    if (!value?.NEXT || stale) return
    setEarlier([...earlier, ...value.rows])
    setNext(value.NEXT)
  }
  // The server looks at so many lines a time: a page without rows may have earlier ones behind it.
  const isLooking = value !== undefined && !stale && value.rows.length === 0 && value.NEXT !== null
  useEffect(() => {
    if (isLooking && value?.NEXT) setNext(value.NEXT)
  }, [isLooking, value?.NEXT])

  // The form of the dates says why they cannot be shown.
  if (page.refusal === 'ec.periodWrong') return null
  if (page.refusal)
    return (
      <ErrorState title={words.failed} actions={<Button onClick={page.again}>{all.shell.retry}</Button>}>
        {problemWord(page.refusal, all)}
      </ErrorState>
    )
  if (!value) return <SkeletonRows label={all.shell.loading} />
  const rows = stale && next ? earlier : [...earlier, ...value.rows]
  if (rows.length === 0 && (isLooking || (stale && next))) return <SkeletonRows label={words.looking} />
  if (rows.length === 0 && p > 1) return <BeyondPages first={statementPath({ ...search, p: 1 })} />
  if (rows.length === 0) return <NoLines search={search} />
  const more =
    value.PAGES === null ? (
      value.NEXT === null ? (
        <ListEnd>{words.end}</ListEnd>
      ) : (
        <Button block busy={stale || isLooking} onClick={goOn}>
          {words.more}
        </Button>
      )
    ) : (
      <Pages search={search} pages={value.PAGES} />
    )
  return (
    <Ruled more={more}>
      {daysOf(rows).map(([day, own]) => (
        <BookDay
          key={day}
          day={day}
          rows={own}
          today={today}
          net={reason ? undefined : netOf(day, days)}
          charted={charted}
        />
      ))}
    </Ruled>
  )
}

function Ruled({ more, children }: { readonly more: ReactNode; readonly children: ReactNode }) {
  const { columns } = useWords(statementPack)
  return (
    <>
      <div className={cardClass({ clip: true }, styles.book)}>
        <div className={styles.heads} aria-hidden="true">
          <span>{columns.time}</span>
          <span className={styles.wide}>{columns.reason}</span>
          <span className={styles.sums}>
            <span>{columns.change}</span>
            <span>{columns.balance}</span>
          </span>
        </div>
        {children}
      </div>
      <div className={styles.more}>{more}</div>
    </>
  )
}

interface PagesProps {
  readonly search: StatementSearch
  readonly pages: {
    readonly total: number
    readonly pageNum: number
    readonly pageSize: number
    readonly pages: number
  }
}

function Pages({ search, pages: { total, pageNum, pageSize: size, pages } }: PagesProps) {
  const { total: said, pager } = useWords(statementPack)
  const before = (pageNum - 1) * size
  return (
    <div className={styles.pages}>
      <span className={styles.count}>{said(before + 1, Math.min(before + size, total), total)}</span>
      <Pager
        page={pageNum}
        pages={pages}
        labels={pager}
        link={(n, props) => <Link {...props} stay to={statementPath({ ...search, p: n })} />}
      />
    </div>
  )
}

/** Nothing is in the book yet, or nothing under the filters, which can be cleared. */
function NoLines({ search: { resource, reason, days, from, to } }: { readonly search: StatementSearch }) {
  const { empty, noneFound, clear } = useWords(statementPack)
  const isFiltered = Boolean(resource || reason || days || from || to)
  const { title, text } = isFiltered ? noneFound : empty
  return (
    <EmptyState
      art={<EmptyArt />}
      title={title}
      actions={
        <Link to={isFiltered ? '/statement' : '/ms'} stay className={buttonClass()}>
          {isFiltered ? clear : empty.act}
        </Link>
      }
    >
      {text}
    </EmptyState>
  )
}

/** Rows by their Beijing day, in the order in which they come. */
function daysOf(rows: readonly StatementRow[]): [string, StatementRow[]][] {
  const days = new Map<string, StatementRow[]>()
  for (const row of rows) {
    const day = beijingDay(new Date(row.TIME))
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days]
}

/** How much the charted balance changed in a day; undefined outside of the chart. */
function netOf(day: string, days: readonly BalanceDay[] | undefined): number | undefined {
  const found = days?.find(({ DAY }) => DAY === day)
  return found && found.IN - found.OUT
}
