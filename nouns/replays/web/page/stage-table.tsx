import type { CSSProperties } from 'react'
import { Icon } from '#design/icons/icon.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Table } from '#design/parts/table.tsx'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import type { StageRow } from '../../contract/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { frameTime, ownScores, powerText } from '../card/run-numbers.ts'
import styles from './stage-table.module.css'

export interface StageTableProps {
  readonly game: number
  readonly stages: readonly StageRow[]
}

/** Every stage with what it brought by itself, as a bar too, and the resources it began with; the heads say when each number holds. */
export function StageTable({ game, stages }: StageTableProps) {
  const words = useWords()
  const { stageTable } = useWords(runPack)
  const own = ownScores(stages)
  const most = Math.max(1, ...own.map((score) => score ?? 0))
  const has = (column: 'lives' | 'bombs' | 'power' | 'graze' | 'frames' | 'endScore') =>
    stages.some((stage) => stage[column] !== null)
  const events = sumOfEvents(stages)
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value))
  return (
    <section>
      <SectionHead title={stageTable.title} />
      <Card clip>
        {stages.length === 0 ? (
          <p className={styles.none}>{stageTable.none}</p>
        ) : (
          <Table caption={stageTable.caption} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{stageTable.stage}</th>
                {has('endScore') && (
                  <>
                    <th scope="col" data-num="" className="not-m">
                      {stageTable.own}
                    </th>
                    <th scope="col" data-num="">
                      <When>{stageTable.leaving}</When>
                      {stageTable.score}
                    </th>
                  </>
                )}
                {has('lives') && (
                  <th scope="col" data-num="">
                    <When>{stageTable.entering}</When>
                    {stageTable.lives}
                  </th>
                )}
                {has('bombs') && (
                  <th scope="col" data-num="">
                    <When>{stageTable.entering}</When>
                    {stageTable.bombs}
                  </th>
                )}
                {has('power') && (
                  <th scope="col" data-num="">
                    <When>{stageTable.entering}</When>
                    {stageTable.power}
                  </th>
                )}
                {has('graze') && (
                  <th scope="col" data-num="">
                    <When>{stageTable.entering}</When>
                    {stageTable.graze}
                  </th>
                )}
                {has('frames') && (
                  <th scope="col" data-num="" className="not-m">
                    {stageTable.length}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {stages.map((stage, i) => (
                <tr key={stage.stage}>
                  <th scope="row">
                    {stageTable.label(stage.stage)}
                    {stage.lost === 0 && <Proved label={stageTable.noLifeLost} />}
                  </th>
                  {has('endScore') && (
                    <>
                      <td data-num="" className="not-m">
                        <span className={styles.bar} style={share((own[i] ?? 0) / most)} />
                        {number(own[i] ?? null)}
                      </td>
                      <td data-num="" className={styles.end}>
                        {number(stage.endScore)}
                      </td>
                    </>
                  )}
                  {has('lives') && (
                    <td data-num="">
                      {number(stage.lives)}
                      <Loss now={stage.lives} before={stages[i - 1]?.lives} />
                    </td>
                  )}
                  {has('bombs') && <td data-num="">{number(stage.bombs)}</td>}
                  {has('power') && <td data-num="">{stage.power === null ? '–' : powerText(game, stage.power)}</td>}
                  {has('graze') && <td data-num="">{number(stage.graze)}</td>}
                  {has('frames') && (
                    <td data-num="" className="not-m">
                      {stage.frames === null ? '–' : frameTime(stage.frames, words)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Card>
      {stages.some(({ lost }) => lost === 0) && (
        <p className={styles.hint}>
          <span className={styles.proved}>
            <Icon name="check" size={14} />
          </span>
          {stageTable.noLifeLost}
        </p>
      )}
      {events && <p className={styles.hint}>{stageTable.events(events)}</p>}
    </section>
  )
}

/** When a column's numbers hold, above its name. */
function When({ children }: { readonly children: string }) {
  return <span className={styles.when}>{children} </span>
}

/** Mark of a stage whose file proves that no life was lost in it. */
function Proved({ label }: { readonly label: string }) {
  return (
    <span className={styles.proved} role="img" aria-label={label} title={label}>
      <Icon name="check" size={14} />
    </span>
  )
}

/** The sums of the events that the file names; null where a stage has none to tell. */
function sumOfEvents(stages: readonly StageRow[]) {
  const sum = { lost: 0, bombs: 0, borders: 0, broken: 0 }
  for (const { lost, events } of stages) {
    if (!events) return null
    sum.lost += lost ?? 0
    sum.bombs += events.bombs
    sum.borders += events.borders
    sum.broken += events.broken
  }
  return stages.length === 0 ? null : sum
}

/** Fewer than at the start of the stage before. */
function Loss({ now, before }: { readonly now: number | null; readonly before: number | null | undefined }) {
  if (now === null || before === null || before === undefined || now >= before) return null
  return <span className={styles.loss}>{`−${formatNumber(before - now)}`}</span>
}

// a custom property is not part of CSSProperties
const share = (value: number): CSSProperties =>
  ({ '--share': Math.max(0, Math.round(value * 1000) / 1000) }) as CSSProperties
