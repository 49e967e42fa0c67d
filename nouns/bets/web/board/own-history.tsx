import { useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { FlowChart } from '#cards/resources/flow-chart.tsx'
import { formatSigned } from '#cards/resources/format-signed.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Card, cardClass } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { daysLater, formatDateTime } from '#rules/beijing-time.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { bets } from '../../contract/bets.ts'
import { betBoardPack } from '../../words/bet-board.pack.ts'
import styles from './bet-board.module.css'
import { type BetBoardSearch, betBoardInput, betBoardPath } from './bet-board-input.ts'
import { CurrencyChoice } from './board-choices.tsx'
import { ResultTable } from './result-table.tsx'
import { readAllResults, resultsCsv } from './results-csv.ts'

/** The reader's running stakes, and their results in one currency with a curve of the profit. */
export function OwnHistory({ search }: { readonly search: BetBoardSearch }) {
  const { words: all } = useLanguage()
  const words = useWords(betBoardPack)
  const { names, amounts } = useWords(resourcesPack)
  const { currency, pageSize, pageNum } = betBoardInput(search)
  const read = useRead(bets.calls.own, { currency, pageSize, pageNum }, { keep: true })
  if (read.refusal)
    return (
      <ErrorState title={words.failed} actions={<Button onClick={read.again}>{all.shell.retry}</Button>}>
        {problemWord(read.refusal, all)}
      </ErrorState>
    )
  if (!read.value) return <SkeletonRows rows={6} label={all.shell.loading} />
  const { running, rows, pageInfo, days, total } = read.value
  return (
    <div className={styles.history}>
      <section>
        <SectionHead title={words.history.running} />
        {running.length === 0 ? (
          <p className="mute">{words.history.runningNone}</p>
        ) : (
          <ul className={cardClass({ clip: true }, styles.running)} aria-label={words.history.running}>
            {running.map(({ NAME, TITLE, RESOURCE, STAKED }) => (
              <li key={NAME}>
                <Link to={`/bocai/${NAME}`} className="link">
                  {TITLE}
                </Link>
                <span>{words.history.runningStake(amounts[RESOURCE](STAKED))}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <SectionHead title={words.history.past} more={total > 0 && <SaveCsv currency={currency} />} />
        <div className={styles.choices}>
          <CurrencyChoice search={search} />
        </div>
        {total === 0 ? (
          <EmptyState
            title={words.results.none}
            actions={
              <Link to="/bocai" className={buttonClass()}>
                {words.toBets}
              </Link>
            }
          />
        ) : (
          <>
            <Card pad>
              <ProfitCurve days={days} name={names[currency]} />
            </Card>
            <div className={cardClass({ clip: true }, styles.card)} aria-busy={read.stale || undefined}>
              <ResultTable rows={rows} />
            </div>
          </>
        )}
        <div className={styles.pages}>
          <Pager
            page={pageNum}
            pages={pageInfo.pages}
            labels={words.pager}
            link={(p, props) => <Link {...props} to={betBoardPath({ ...search, p })} stay />}
          />
        </div>
      </section>
    </div>
  )
}

interface ProfitCurveProps {
  readonly days: readonly { readonly DAY: string; readonly WON: number; readonly LOST: number }[]
  readonly name: string
}

function ProfitCurve({ days, name }: ProfitCurveProps) {
  const { language } = useLanguage()
  const { chart: words } = useWords(betBoardPack).history
  let sum = 0
  const points = days.map(({ DAY, WON, LOST }) => {
    sum += WON - LOST
    return { day: formatDateTime(DAY, 'date', language), amount: sum, income: WON, expense: LOST }
  })
  const [first] = days
  // The curve begins at nothing: one day alone would be a dot.
  const before = first && {
    day: formatDateTime(daysLater(first.DAY, -1), 'date', language),
    amount: 0,
    income: 0,
    expense: 0,
  }
  return (
    <FlowChart
      label={words.label(name, formatSigned(sum))}
      tint="honey"
      shape="steps"
      points={before ? [before, ...points] : points}
      words={words}
    />
  )
}

function SaveCsv({ currency }: { readonly currency: ReturnType<typeof betBoardInput>['currency'] }) {
  const words = useWords(betBoardPack)
  const { names } = useWords(resourcesPack)
  const { call } = useApi()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const rows = await readAllResults((pageNum) => call(bets.calls.own, { currency, pageSize: 50, pageNum }))
    setBusy(false)
    if (!rows) return toast.error(words.history.csvFailed)
    const text = resultsCsv(rows, {
      columns: words.history.columns,
      currency: names[currency],
      outcomes: words.results.outcomes,
    })
    saveText(text, `${words.history.csvName}-${currency}.csv`)
  }
  return (
    <Button size="small" icon="download" busy={busy} onClick={() => void save()}>
      {words.history.csv}
    </Button>
  )
}

/** Saves a text as a download. */
function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started the download by then, so the URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
