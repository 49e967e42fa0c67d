import { Disclosure } from '#design/parts/over/disclosure.tsx'
import { Table } from '#design/parts/table.tsx'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import type { ReplaySeries } from '../../contract/scorecard.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import { stageTotals } from './series-shapes.ts'

interface InputTableProps {
  readonly series: ReplaySeries
  readonly stageName: (index: number) => string
}

/** The drawing as numbers, a stage a row. */
export function InputTable({ series, stageName }: InputTableProps) {
  const own = useWords(scorecardPack).input
  const { input } = useWords(runPack)
  const rows = series.stages.map((_, index) => stageTotals(series, index)).filter((row) => row !== null)
  const rated = rows.some((row) => row.low !== null)
  const bombs = series.keys.includes('bomb') && rows.every((row) => row.bombs !== null)
  const focus = series.keys.includes('focus')
  return (
    <Disclosure summary={own.openTable}>
      <Table caption={own.table}>
        <thead>
          <tr>
            <th scope="col">{own.stage}</th>
            {focus && (
              <th scope="col" data-num="">
                {input.focus}
              </th>
            )}
            <th scope="col" data-num="">
              {input.shot}
            </th>
            <th scope="col" data-num="">
              {own.perMinute}
            </th>
            {bombs && (
              <th scope="col" data-num="">
                {own.bombs}
              </th>
            )}
            {rated && (
              <>
                <th scope="col" data-num="">
                  {own.low}
                </th>
                <th scope="col" data-num="">
                  {own.slow}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={stageName(index)}>
              <th scope="row">{stageName(index)}</th>
              {focus && <td data-num="">{percent(row.focus)}</td>}
              <td data-num="">{percent(row.shot)}</td>
              <td data-num="">{formatNumber(Math.round(row.perMinute))}</td>
              {bombs && <td data-num="">{formatNumber(row.bombs ?? 0)}</td>}
              {rated && (
                <>
                  <td data-num="">{row.low ?? '–'}</td>
                  <td data-num="">{row.slow === null ? '–' : `${row.slow.toFixed(2)} %`}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  )
}

const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)} %`)
