import { shortNumber } from '#cards/resources/flow-scale.ts'
import type { Language } from '#rules/language.ts'
import { Link } from '#session/link.tsx'
import { When } from '#session/when.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayRow } from '../../../contract/replays.ts'
import { runHistoryPack } from '../../../words/run/run-history.pack.ts'
import { ReplayScore } from '../../card/replay-score.tsx'
import type { HistoryLine } from './history-lines.ts'
import styles from './history-table.module.css'

/** The numbers of a line, the newest run first; scores lead to their runs. */
export function HistoryTable({ line, name }: { readonly line: HistoryLine<ReplayRow>; readonly name: string }) {
  const { language } = useLanguage()
  const words = useWords(runHistoryPack)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={styles.scroll} tabIndex={0} aria-label={words.table(name)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.day}</th>
            <th scope="col">{words.columns.score}</th>
            <th scope="col">{words.columns.step}</th>
          </tr>
        </thead>
        <tbody>
          {[...line].reverse().map(({ run, step }) => (
            <tr key={run.CODE}>
              <th scope="row">
                <When at={run.UPTIME} kind="date" />
              </th>
              <td>
                <Link to={`/r/${run.CODE}`}>
                  <ReplayScore value={run.SCORE} />
                </Link>
              </td>
              <td className="num" data-gain={(step ?? 0) > 0 || undefined}>
                {step === null ? words.first : signed(step, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const signed = (value: number, language: Language): string =>
  value === 0 ? '±0' : `${value > 0 ? '+' : '−'}${shortNumber(Math.abs(value), language)}`
