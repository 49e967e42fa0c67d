import type { ReactNode } from 'react'
import { useRead } from '#api/reads.ts'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { formatNumber, shorten } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import type { RunStory as Story } from '../../contract/scorecard.ts'
import { scorecard } from '../../contract/scorecard.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import { runWords } from '../card/run-words.ts'
import styles from './run-story.module.css'
import { StageGains } from './stage-gains.tsx'
import { StoryPearls } from './story-pearls.tsx'

/** Where a run stands among runs alike, in a sentence, and what its stages gained. Each fact stands once. Nothing where there is no run to compare with. */
export function RunStory({ run }: { readonly run: ReplayDetail }) {
  const { words, language } = useLanguage()
  const { story: say } = useWords(scorecardPack)
  const { stageTable } = useWords(runPack)
  const { value: story } = useRead(
    scorecard.calls.story,
    { code: run.CODE },
    { enabled: run.HELD === 'N', quiet: true },
  )
  if (!story || !tells(story)) return null
  const { place, archive, former, gains, brightest, richest } = story
  const names = runWords(run, language)
  const where = run.TYPE === 'full' ? '' : run.TYPE === 'scene' ? run.STAGE : words.replays.progress(run.STAGE)
  const kind = [names.title, names.rank, names.shot, where].filter(Boolean).join(' ')
  const score = (n: number) => amountOf(n, say.units).join(' ')
  const ahead = archive && run.SCORE - archive.best
  const step = former && run.SCORE - former.SCORE
  const moments = (
    <>
      {(brightest || richest) && (
        <p className={styles.note}>
          {brightest
            ? say.brightest(stageTable.label(brightest.stage), score(brightest.gain))
            : richest &&
              say.richest(
                stageTable.label(richest.stage),
                score(richest.gain),
                Math.round((richest.gain / run.SCORE) * 100),
              )}
        </p>
      )}
      {gains.length === 0 && richest && <p className={styles.note}>{say.fewStages}</p>}
    </>
  )
  return (
    <section className={styles.story}>
      <SectionHead
        title={say.title}
        more={
          place &&
          place.of > 1 &&
          run.TYPE === 'full' && <Link to={alikePath(run)}>{say.all(formatNumber(place.of))}</Link>
        }
      />
      <Card clip className={gains.length > 0 ? styles.card : undefined}>
        <div className={styles.main} data-alone={(gains.length === 0 && archive !== null) || undefined}>
          <div className={styles.words}>
            <p className={styles.sentence}>
              {place && strong(place.of === 1 ? say.first(kind) : say.place(place.of, kind, place.rank))}
              {archive && strong(say.archive(formatNumber(archive.runs), archive.above, archive.about))}
              {ahead !== null && strong(say.best(Math.sign(ahead), score(ahead), score(archive?.best ?? 0)))}
              {former && step !== null && (
                <>
                  {strong(say.former(Math.sign(step), score(step)))}
                  {former.stage &&
                    strong(say.formerStage(stageTable.label(former.stage.stage), score(former.stage.step)))}
                  <Link to={`/r/${former.CODE}`} className={styles.former}>
                    {say.seeFormer}
                  </Link>
                  {say.end}
                </>
              )}
            </p>
            {gains.length === 0 && moments}
          </div>
          {archive && <StoryPearls archive={archive} score={run.SCORE} />}
        </div>
        {gains.length > 0 && (
          <div className={styles.side}>
            <StageGains gains={gains} />
            {moments}
          </div>
        )}
      </Card>
    </section>
  )
}

/** A run that stands alone has no story. */
const tells = ({ place, archive, former }: Story): boolean =>
  archive !== null || former !== null || (place?.of ?? 0) > 1

/** The list of runs alike, highest first; parameters in the order in which the router writes them. */
const alikePath = ({ GAM, RANK, CHARA, TYPE }: ReplayDetail): string => {
  const fields = { chara: CHARA, game: String(GAM), rank: RANK, sort: 'score', type: TYPE }
  return `/rpy?${new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''))}`
}

/** The pieces of a sentence; those between two asterisks are strong. */
const strong = (text: string): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
  text.split('*').map((piece, i) => (i % 2 === 1 ? <b key={i}>{piece}</b> : piece))

type Units = ReturnType<typeof scorecardPack>['story']['units']

/** An amount of score in its unit, without its sign: two decimals of millions and more, else whole. */
const amountOf = (n: number, units: Units): readonly [value: string, unit: string] =>
  shorten(Math.abs(n), units, (_, size) => (size < 1e6 ? 0 : 2))
