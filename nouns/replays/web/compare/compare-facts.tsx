import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Table } from '#design/parts/table.tsx'
import { formatNumber } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { comparePack } from '../../words/compare.pack.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { frameTime, slowText } from '../card/run-numbers.ts'
import { runWords } from '../card/run-words.ts'
import styles from './compare-facts.module.css'
import type { NamedRun } from './named-runs.ts'
import { RunHeads } from './run-heads.tsx'

/** Length, keys and slow-down of all runs; rows that no file can fill are left out. */
export function CompareFacts({ runs }: { readonly runs: readonly NamedRun[] }) {
  const { words, language } = useLanguage()
  const compare = useWords(comparePack)
  const { input, stageTable } = useWords(runPack)
  const { bombCount, pressCount } = input
  const rows: readonly (readonly [string, (run: ReplayDetail) => string | null])[] = [
    [words.replays.columns.shot, (run) => runWords(run, language).shot || null],
    [compare.length, ({ FRAMES }) => (FRAMES === null ? null : frameTime(FRAMES, words))],
    [compare.focus, ({ INPUT }) => percent(INPUT?.focus)],
    [compare.shot, ({ INPUT }) => percent(INPUT?.shot)],
    [compare.presses, ({ INPUT }) => INPUT && pressCount(INPUT.pressesPerMinute)],
    [compare.bombs, ({ INPUT }) => INPUT && bombCount(INPUT.bombs)],
    [stageTable.graze, ({ STAGES }) => lastOf(STAGES.map(({ graze }) => graze))],
    [compare.slow, ({ SLOW }) => (SLOW === null ? null : slowText(SLOW, words))],
    [compare.played, (run) => runWords(run, language).played || null],
  ]
  return (
    <section>
      <SectionHead title={compare.facts} />
      <Card clip>
        <Table caption={compare.factsCaption(runs.length)} className={runs.length === 2 ? styles.two : styles.many}>
          <thead>
            <tr>
              <td />
              <RunHeads runs={runs} />
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, tell]) => {
              const told = runs.map(tell)
              if (told.every((each) => each === null)) return null
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {runs.map(({ CODE }, i) => (
                    <td key={CODE} data-num="">
                      {told[i] ?? compare.unknown}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </Table>
      </Card>
    </section>
  )
}

const percent = (share: number | null | undefined): string | null =>
  share === null || share === undefined ? null : `${Math.round(share * 100)} %`

/** Graze is a sum: at the start of the last stage. */
const lastOf = (values: readonly (number | null)[]): string | null => {
  const last = values.at(-1)
  return last === null || last === undefined || values.length < 2 ? null : formatNumber(last)
}
