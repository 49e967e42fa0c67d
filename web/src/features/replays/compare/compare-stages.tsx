import type { ReplayDetail } from '@patisserie/contract/replays'
import { formatNumber } from '@patisserie/rules/text'
import type { CSSProperties } from 'react'
import { useRunPack } from '../../../cards/replay/run-pack.ts'
import { Card } from '../../../design/parts/card.tsx'
import { SectionHead } from '../../../design/parts/section-head.tsx'
import { Table } from '../../../design/parts/table.tsx'
import { useScorecardWords } from '../page/scorecard-words.ts'
import { differenceOf, pairStages } from './compare-pair.ts'
import styles from './compare-stages.module.css'

/** Score of each stage in both runs, and the difference; empty if the files have no stage scores. */
export function CompareStages({ a, b }: { readonly a: ReplayDetail; readonly b: ReplayDetail }) {
  const { compare } = useScorecardWords()
  const { stageTable } = useRunPack()
  const rows = pairStages(a.STAGES, b.STAGES)
  if (rows.length < 2 || rows.every(({ own }) => differenceOf(own) === null)) return null
  const most = Math.max(1, ...rows.map(({ own }) => Math.abs(differenceOf(own) ?? 0)))
  const number = (value: number | null) => (value === null ? compare.notReached : formatNumber(value))
  return (
    <section>
      <SectionHead title={compare.stages} />
      <Card clip>
        <Table caption={compare.stagesCaption} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{compare.stage}</th>
              <th scope="col" data-num="">
                {a.NICK}
              </th>
              <th scope="col" data-num="">
                {b.NICK}
              </th>
              <th scope="col" className={styles.wide}>
                {compare.difference}
              </th>
              <th scope="col" data-num="" className="not-m">
                {compare.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ stage, own, end }) => {
              const difference = differenceOf(own)
              return (
                <tr key={stage}>
                  <th scope="row">{stageTable.label(stage)}</th>
                  <td data-num="">{number(own[0])}</td>
                  <td data-num="">{number(own[1])}</td>
                  <td className={styles.wide}>
                    {difference !== null && (
                      <span className={styles.difference} style={lean(difference / most)}>
                        <span className={styles.bar} />
                        <span className={styles.value}>{signed(difference)}</span>
                      </span>
                    )}
                  </td>
                  <td data-num="" className="not-m">
                    {differenceOf(end) === null ? '–' : signed(differenceOf(end) ?? 0)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      </Card>
    </section>
  )
}

const signed = (value: number): string =>
  value === 0 ? '±0' : `${value > 0 ? '+' : '−'}${formatNumber(Math.abs(value))}`

/** To the left in the first run's colour, to the right in the other's. */
const lean = (share: number): CSSProperties =>
  // custom properties are not part of CSSProperties
  ({
    '--size': `${Math.abs(share) * 50}%`,
    '--from': share > 0 ? `${50 - share * 50}%` : '50%',
    '--mark': share > 0 ? 'var(--honey-mark)' : 'var(--soda-mark)',
  }) as CSSProperties
