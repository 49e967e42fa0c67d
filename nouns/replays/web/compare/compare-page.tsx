import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Breadcrumbs } from '#design/parts/moving/breadcrumbs.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { Skeleton, SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { scorecard } from '../../contract/scorecard.ts'
import { comparedMost } from '../../rules/replay-pairs.ts'
import { comparePack } from '../../words/compare.pack.ts'
import { runWords } from '../card/run-words.ts'
import { ShareReplay } from '../card/share-replay.tsx'
import { PathSection } from '../path/path-section.tsx'
import { CompareButton } from './compare-button.tsx'
import { CompareChart } from './compare-chart.tsx'
import { CompareFacts } from './compare-facts.tsx'
import { CompareHead } from './compare-head.tsx'
import styles from './compare-page.module.css'
import { comparedCodes, compareInput, comparePath } from './compare-routes.ts'
import { CompareStages } from './compare-stages.tsx'
import { namedRuns } from './named-runs.ts'
import { waysOn } from './ways-on.ts'

export { compareLoader } from './compare-routes.ts'

const route = getRouteApi('/main/r/$code/vs/$')

/** Two to four runs of one game and difficulty side by side. */
export function ComparePage() {
  const codes = comparedCodes(route.useParams())
  const words = useWords()
  const compare = useWords(comparePack)
  const { value, refusal, data } = useRead(scorecard.calls.pair, compareInput(codes))
  if (value) return <Compared runs={[value.a, value.b, ...value.more]} first={value.a} />
  if (refusal) {
    const ways = waysOn(codes, refusal, data)
    return (
      <EmptyState
        heading
        art={<EmptyArt />}
        title={compare.refused}
        actions={
          <>
            {ways.map((left) => (
              <Link
                key={left.join()}
                to={comparePath(left)}
                replace
                className={buttonClass(ways.length === 1 ? { variant: 'primary' } : {})}
              >
                {compare.takeOut(
                  compare.names(codes.filter((code, i) => !left.includes(code) || codes.indexOf(code) < i)),
                )}
              </Link>
            ))}
            <Link to={`/r/${codes[0]}`} className={buttonClass({ variant: 'quiet' })}>
              {compare.back}
            </Link>
          </>
        }
      >
        {compare.wrong[refusal] ?? problemWord(refusal, words)}
        {refusal === 'r.pairGame' && ` ${compare.wrongHint}`}
      </EmptyState>
    )
  }
  return (
    <div role="status" aria-label={words.shell.loading} className={styles.waiting}>
      <Skeleton shape="picture" height="180px" />
      <SkeletonLines lines={8} />
    </div>
  )
}

interface ComparedProps {
  readonly runs: readonly ReplayDetail[]
  readonly first: ReplayDetail
}

function Compared({ runs, first }: ComparedProps) {
  const { words, language } = useLanguage()
  const compare = useWords(comparePack)
  const { replays } = words
  const named = namedRuns(runs, words)
  const codes = runs.map(({ CODE }) => CODE)
  // The page stays when a run joins: a button of other runs is another button, and its dialog is closed.
  const key = codes.join()
  const isTwo = runs.length === 2
  const walked = named.slice(0, 2)
  const near = useRead(scorecard.calls.rivals, { code: first.CODE }, { quiet: true })
  const hasOthers = near.value === undefined || near.value.some(({ CODE }) => !codes.includes(CODE))
  const names = compare.names(named.map(({ name }) => name))
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs label={replays.title}>
          <Link to="/rpy">{replays.title}</Link>
          <Link to={`/r/${first.CODE}`}>{compare.codeOf(first.CODE)}</Link>
          <span aria-current="page">{`${compare.title} ${codes.slice(1).join(' ')}`}</span>
        </Breadcrumbs>
        <div className={styles.tools}>
          {isTwo && (
            <>
              <Link
                to={comparePath(codes.toReversed())}
                replace
                className={buttonClass({ size: 'small', variant: 'quiet' })}
              >
                {compare.swap}
              </Link>
              {hasOthers && <CompareButton key={key} runs={[first]} label={compare.other} small />}
            </>
          )}
          {runs.length < comparedMost && hasOthers ? (
            <CompareButton key={key} runs={runs} label={compare.add} small />
          ) : (
            <span className={styles.full}>{runs.length < comparedMost ? compare.noOther : compare.full}</span>
          )}
          <ShareReplay path={comparePath(codes)} small />
        </div>
      </div>
      <h1 className="visually-hidden">{compare.head(runWords(first, language).title, names)}</h1>
      <CompareHead runs={named} />
      <div className={styles.parts}>
        <CompareStages runs={named} />
        <CompareChart runs={named} />
        <PathSection
          // Another pair is walked anew.
          key={walked.map(({ CODE }) => CODE).join()}
          runs={walked.map((run) => ({ ...run, NICK: run.name }))}
          note={isTwo ? undefined : compare.wayOfTwo(compare.names(walked.map(({ name }) => name)))}
        />
        <CompareFacts runs={named} />
      </div>
    </>
  )
}
