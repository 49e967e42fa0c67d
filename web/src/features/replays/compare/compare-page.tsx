import type { ReplayDetail } from '@patisserie/contract/replays'
import { site } from '@patisserie/contract/site'
import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '../../../api/reads.ts'
import { problemWord } from '../../../api/refusal-words.ts'
import { EmptyArt } from '../../../cards/empty-art.tsx'
import { runWords } from '../../../cards/replay/run-words.ts'
import { buttonClass } from '../../../design/parts/button.tsx'
import { Breadcrumbs } from '../../../design/parts/moving/breadcrumbs.tsx'
import { EmptyState } from '../../../design/parts/state/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../design/parts/state/skeleton.tsx'
import { Link } from '../../../session/link.tsx'
import { useLanguage, useWords } from '../../../session/words.tsx'
import { useScorecardWords } from '../page/scorecard-words.ts'
import { ShareReplay } from '../page/share-replay.tsx'
import { PathSection } from '../path/path-section.tsx'
import { CompareButton } from './compare-button.tsx'
import { CompareChart } from './compare-chart.tsx'
import { CompareFacts } from './compare-facts.tsx'
import { CompareHead } from './compare-head.tsx'
import styles from './compare-page.module.css'
import { pairInput, pairPath } from './compare-routes.ts'
import { CompareStages } from './compare-stages.tsx'

const route = getRouteApi('/main/r/$code/vs/$other')

/** Two runs of one game and difficulty side by side. */
export function ComparePage() {
  const params = route.useParams()
  const words = useWords()
  const { compare } = useScorecardWords()
  const { value, refusal } = useRead(site.scorecard.calls.pair, pairInput(params))
  if (value) return <Pair a={value.a} b={value.b} />
  if (refusal) {
    return (
      <EmptyState
        heading
        art={<EmptyArt />}
        title={words.replays.pair.wrong}
        actions={
          <Link to={`/r/${params.code}`} className={buttonClass({ variant: 'primary' })}>
            {compare.back}
          </Link>
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

function Pair({ a, b }: { readonly a: ReplayDetail; readonly b: ReplayDetail }) {
  const { words, language } = useLanguage()
  const namedRun = (run: ReplayDetail) => ({ ...run, NICK: run.NICK || words.accounts.closedName })
  const named = { a: namedRun(a), b: namedRun(b) }
  const { compare } = useScorecardWords()
  const { replays } = words
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs label={replays.title}>
          <Link to="/rpy">{replays.title}</Link>
          <Link to={`/r/${a.CODE}`}>{a.CODE}</Link>
          <span aria-current="page">{`${compare.title} ${b.CODE}`}</span>
        </Breadcrumbs>
        <div className={styles.tools}>
          <Link to={pairPath(b.CODE, a.CODE)} replace className={buttonClass({ size: 'small', variant: 'quiet' })}>
            {compare.swap}
          </Link>
          <CompareButton run={a} label={compare.other} small />
          <ShareReplay path={pairPath(a.CODE, b.CODE)} small />
        </div>
      </div>
      <h1 className="visually-hidden">{replays.pair.head(runWords(a, language).title, named.a.NICK, named.b.NICK)}</h1>
      <CompareHead a={a} b={b} />
      <div className={styles.parts}>
        <CompareStages {...named} />
        <CompareChart {...named} />
        <PathSection runs={[named.a, named.b]} />
        <CompareFacts {...named} />
      </div>
    </>
  )
}
