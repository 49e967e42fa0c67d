import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Breadcrumbs } from '#design/parts/moving/breadcrumbs.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { Skeleton, SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { useAskAsMember } from '#session/ask-as-member.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { commentsPack } from '#words/cards/comments.pack.ts'
import type { ReplayDetail } from '../../contract/replays.ts'
import { replays as replaysContract } from '../../contract/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { runWords } from '../card/run-words.ts'
import { RunChart } from '../chart/run-chart.tsx'
import { VersusTable } from '../compare/versus-table.tsx'
import { InputSection } from '../input/input-section.tsx'
import { PathSection } from '../path/path-section.tsx'
import { OwnerTools } from './owner-tools.tsx'
import { PlaceCard } from './place-card.tsx'
import { ReplayComments } from './replay-comments.tsx'
import styles from './replay-page.module.css'
import { ReportTool } from './report-tool.tsx'
import { RunInfo } from './run-info.tsx'
import { RunStory } from './run-story.tsx'
import { Scorecard } from './scorecard.tsx'
import { StageTable } from './stage-table.tsx'
import { useLiveReplay } from './use-live-replay.ts'

// For staff only.
const StaffHints = lazyPart(() => import('./staff-hints.tsx').then((part) => part.StaffHints))

const route = getRouteApi('/main/r/$code')

/** Page of a replay: scorecard, stages, facts, chart, keys and comments. */
export function ReplayPage() {
  const { code } = route.useParams()
  const words = useWords()
  const { replays } = words
  const details = useWords(runPack)
  const { value, refusal, again } = useRead(replaysContract.calls.one, { code })
  useAskAsMember({ missing: refusal === 'r.deleted', again })
  if (value) return <OneReplay run={value} />
  if (refusal === 'r.deleted') {
    return (
      <EmptyState
        heading
        art={<EmptyArt />}
        title={replays.gone}
        actions={
          <Link to="/rpy" className={buttonClass({ variant: 'primary' })}>
            {replays.title}
          </Link>
        }
      >
        {details.goneText}
      </EmptyState>
    )
  }
  if (refusal) {
    return (
      <ErrorState
        wide
        heading
        title={replays.list.failed}
        actions={<Button onClick={again}>{words.shell.retry}</Button>}
      >
        {problemWord(refusal, words)}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label={words.shell.loading} className={styles.waiting}>
      <Skeleton shape="picture" height="264px" />
      <SkeletonLines lines={8} />
    </div>
  )
}

/** Why a replay waits for staff, for its uploader; for staff only that it does. */
function OwnHeldWhy({ id }: { readonly id: number }) {
  const { value } = useRead(replaysContract.calls.myHeld, {}, { quiet: true })
  const { heldFor } = useWords(commentsPack)
  const { heldHint } = useWords().replays
  const own = value?.find((held) => held.kind === 'replay' && held.id === id)
  return <p>{own ? heldFor[own.why] : heldHint}</p>
}

function OneReplay({ run }: { readonly run: ReplayDetail }) {
  const { words, language } = useLanguage()
  const { replays } = words
  const pack = useWords(runPack)
  const { profile } = useMe()
  const warnings = warningsOf(run, pack.warnings)
  useLiveReplay(run.KeyID)
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs label={replays.title}>
          <Link to="/rpy">{replays.title}</Link>
          <Link to={`/rpy?game=${run.GAM}`}>{runWords(run, language).title}</Link>
          <span aria-current="page">{run.CODE}</span>
        </Breadcrumbs>
        <OwnerTools run={run} />
        <ReportTool run={run} />
      </div>
      {run.HELD === 'Y' && (
        <Banner kind="info" title={replays.held} className={styles.warnings}>
          <OwnHeldWhy id={run.KeyID} />
        </Banner>
      )}
      <Scorecard run={run} />
      {warnings.length > 0 && (
        <Banner kind="warning" title={pack.warningTitle} className={styles.warnings}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Banner>
      )}
      <RunStory run={run} />
      <div className={styles.columns} data-short={isShort(run) || undefined}>
        <div className={styles.wide}>
          {profile?.isAdmin && <StaffHints code={run.CODE} />}
          {run.SCENE !== '' || run.SPELL ? <PlaceCard run={run} /> : <StageTable game={run.GAM} stages={run.STAGES} />}
          {run.VERSUS && <VersusTable run={run} sides={run.VERSUS} />}
        </div>
        <div className={styles.wide}>
          <RunInfo run={run} />
        </div>
      </div>
      <div className={styles.below}>
        <RunChart run={run} />
        <PathSection runs={[run]} />
        <InputSection run={run} />
      </div>
      <ReplayComments run={run} />
    </>
  )
}

/** Few rows beside a long list of facts would leave a hole: the facts go below them then. */
const isShort = (run: ReplayDetail): boolean =>
  run.VERSUS === null && (run.SCENE !== '' || run.SPELL !== null || run.STAGES.length < 3)

/** Warnings of the parser in words, each once; warnings without words are for staff only. */
const warningsOf = ({ WARNINGS, TOOL, MODE }: ReplayDetail, words: Readonly<Record<string, string>>): string[] => {
  const codes = [...WARNINGS.filter((code) => code !== 'practice-tool'), ...(TOOL ? ['tool'] : []), MODE]
  return [...new Set(codes.flatMap((code) => words[code] ?? []))]
}
