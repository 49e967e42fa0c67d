import type { CSSProperties } from 'react'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Table } from '#design/parts/table.tsx'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import type { CompareWords } from '../../words/compare.pack.ts'
import { comparePack } from '../../words/compare.pack.ts'
import { runPack } from '../../words/run/run.pack.ts'
import styles from './compare-stages.module.css'
import { type ComparedStage, comparedStages, differenceOf, isShared } from './compared-stages.ts'
import type { NamedRun } from './named-runs.ts'
import { RunHeads } from './run-heads.tsx'

/** Score of each stage in all runs, and the differences to the first run; empty if the files have no stage scores. */
export function CompareStages({ runs }: { readonly runs: readonly NamedRun[] }) {
  const compare = useWords(comparePack)
  const rows = comparedStages(runs.map(({ STAGES }) => STAGES))
  if (rows.length < 2 || !rows.some(({ own }) => isShared(own))) return null
  return (
    <section>
      <SectionHead title={compare.stages} />
      <p className={styles.note}>{compare.sign}</p>
      <Card clip>{runs.length === 2 ? <OfTwo runs={runs} rows={rows} /> : <OfMany runs={runs} rows={rows} />}</Card>
    </section>
  )
}

interface StagesProps {
  readonly runs: readonly NamedRun[]
  readonly rows: readonly ComparedStage[]
}

/** The bar of a difference lies on the side of the run that gained more. */
function OfTwo({ runs, rows }: StagesProps) {
  const compare = useWords(comparePack)
  const { stageTable } = useWords(runPack)
  const most = Math.max(1, ...rows.map(({ own }) => Math.abs(differenceOf(own, 1, 0) ?? 0)))
  return (
    <Table caption={compare.stagesCaption(2)} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{compare.stage}</th>
          <RunHeads runs={runs} />
          <th scope="col" className={styles.wide}>
            {compare.difference}
          </th>
          <th scope="col" data-num="" className="not-m">
            {compare.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { stage, own, end } = row
          const [difference, sum] = [differenceOf(own, 1, 0), differenceOf(end, 1, 0)]
          return (
            <tr key={stage}>
              <th scope="row">{stageTable.label(stage)}</th>
              <td data-num="">{gained(row, 0, compare)}</td>
              <td data-num="">{gained(row, 1, compare)}</td>
              <td className={styles.wide}>
                {difference !== null && (
                  <span className={styles.difference} style={lean(difference / most)}>
                    <span className={styles.bar} />
                    <span className={styles.value}>{signed(difference)}</span>
                  </span>
                )}
              </td>
              <td data-num="" className="not-m">
                {sum === null ? '–' : signed(sum)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/** A column a run; below each score, how far it is from the first run's. */
function OfMany({ runs, rows }: StagesProps) {
  const compare = useWords(comparePack)
  const { stageTable } = useWords(runPack)
  return (
    <Table caption={compare.stagesCaption(runs.length)} className={styles.many}>
      <thead>
        <tr>
          <th scope="col">{compare.stage}</th>
          <RunHeads runs={runs} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.stage}>
            <th scope="row">{stageTable.label(row.stage)}</th>
            {runs.map(({ CODE }, run) => {
              const difference = run === 0 ? null : differenceOf(row.own, run, 0)
              return (
                <td key={CODE} data-num="">
                  {gained(row, run, compare)}
                  {difference !== null && <span className={styles.step}>{signed(difference)}</span>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Score that a run gained in a stage; else why there is none. */
const gained = ({ own, elsewhere }: ComparedStage, run: number, words: CompareWords): string => {
  const value = own[run] ?? null
  if (value !== null) return formatNumber(value)
  return elsewhere[run] ? words.otherRoute : words.notReached
}

export const signed = (value: number): string =>
  value === 0 ? '±0' : `${value > 0 ? '+' : '−'}${formatNumber(Math.abs(value))}`

/** More to the right in the second run's colour, less to the left in the first's. */
const lean = (share: number): CSSProperties =>
  // custom properties are not part of CSSProperties
  ({
    '--size': `${Math.abs(share) * 50}%`,
    '--from': share < 0 ? `${50 + share * 50}%` : '50%',
    '--mark': share < 0 ? 'var(--honey-mark)' : 'var(--soda-mark)',
  }) as CSSProperties
