import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Table } from '#design/parts/table.tsx'
import { formatNumber } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import { runWords } from '../card/run-words.ts'

type Sides = NonNullable<ReplayDetail['VERSUS']>

/** The matches of game 9: both players, machine or person, and their scores at the start. */
export function VersusTable({ run, sides }: { readonly run: ReplayDetail; readonly sides: Sides }) {
  const { language } = useLanguage()
  const own = useWords(scorecardPack).versus
  const { stageTable } = useWords(runPack)
  const nameOf = (shot: string) => runWords({ ...run, CHARA: shot }, language).shot
  const kindOf = (cpu: boolean) => (cpu ? own.machine : own.person)
  return (
    <section>
      <SectionHead title={own.title} />
      <Card clip>
        <Table caption={own.caption}>
          <thead>
            <tr>
              <th scope="col">{own.stage}</th>
              <th scope="col">{own.own}</th>
              <th scope="col">{own.other}</th>
              <th scope="col" data-num="" className="not-m">
                {own.score}
              </th>
            </tr>
          </thead>
          <tbody>
            {sides.map(({ own: one, other }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a match is its place
              <tr key={i}>
                <th scope="row">{stageTable.label(run.STAGES[i]?.stage ?? '')}</th>
                <td>{`${nameOf(one.shot)} · ${kindOf(one.cpu)}`}</td>
                <td>{`${nameOf(other.shot)} · ${kindOf(other.cpu)}`}</td>
                <td data-num="" className="not-m">
                  {`${formatNumber(one.score)} : ${formatNumber(other.score)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </section>
  )
}
