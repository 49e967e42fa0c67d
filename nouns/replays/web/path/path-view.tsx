import { heatOf } from '@patisserie/replay/path/heat'
import type { StagePath } from '@patisserie/replay/path-facts'
import { useRouterState } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import { momentOf } from '#rules/rich-text/run-link.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { replayPathPack } from '../../words/replay-path.pack.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { AboutWay } from './about-way.tsx'
import { Controls } from './controls.tsx'
import { Field } from './field.tsx'
import { HeldKeys } from './held-keys.tsx'
import { PathTable } from './path-table.tsx'
import styles from './path-view.module.css'
import { Player } from './player.ts'
import { atStage, startStage } from './shown-run.ts'
import { StageStrip } from './stage-strip.tsx'
import { usePaths } from './use-paths.ts'
import { VerdictLine } from './verdict-line.tsx'
import { Whereabouts } from './whereabouts.tsx'

const CardStill = lazyPart(() => import('./card-still.tsx').then((part) => part.CardStill))

interface PathViewProps {
  /** One run, or two of the same game and difficulty that lie over each other. */
  readonly runs: readonly ReplayDetail[]
}

/** The way of a run, or of two, through each stage. */
export function PathView({ runs }: PathViewProps) {
  const words = useWords(replayPathPack)
  const { walked, again } = usePaths(runs)
  if (walked.state === 'loading') {
    return (
      <div role="status" aria-label={words.loading} className={cardClass({ pad: true })}>
        <p className="mute">{words.loading}</p>
        <Skeleton shape="picture" height="480px" />
      </div>
    )
  }
  if (walked.state === 'unreached') {
    return (
      <ErrorState title={words.failed} actions={<Button onClick={again}>{words.retry}</Button>}>
        {words.unreached}
      </ErrorState>
    )
  }
  if (walked.state !== 'ready') return <p className={cardClass({ pad: true })}>{words[walked.state]}</p>
  const at = walked.runs.findIndex(([path]) => path?.verdict === 'notDrawn')
  const [run, nothing] = [runs[at], walked.runs[at]?.[0]]
  if (run && nothing) {
    return (
      <div className={cardClass({ pad: true })}>
        <VerdictLine path={nothing} run={run} isNamed={false} index={0} />
      </div>
    )
  }
  return <Walked runs={runs} paths={walked.runs} />
}

interface WalkedProps {
  readonly runs: readonly ReplayDetail[]
  readonly paths: readonly (readonly StagePath[])[]
}

type Look = 'both' | 'line' | 'heat'

function Walked({ runs, paths }: WalkedProps) {
  const words = useWords(replayPathPack)
  const { stageTable } = useWords(runPack)
  const { profile } = useMe()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const [player] = useState(() => new Player())
  const [first] = paths
  const [stage, setStage] = useState(() => startStage(paths, momentOf(hash)?.stage))
  const [look, setLook] = useState<Look>('both')
  const [trail, setTrail] = useState(12)
  const shown = useMemo(() => atStage(runs, paths, stage), [runs, paths, stage])
  const [mine] = shown
  const drawn = useMemo(
    () => shown.map(({ path }) => ({ path, heat: look === 'line' ? null : heatOf([path]) })),
    [shown, look],
  )
  const frames = Math.max(0, ...shown.map(({ path }) => (path.way ? path.frames : 0)))

  useEffect(() => () => player.pause(), [player])
  useEffect(() => {
    const moment = momentOf(hash)
    player.pause()
    player.load(frames, moment?.stage === stage + 1 ? moment.frame : 0)
  }, [player, frames, stage, hash])
  useEffect(() => {
    const moment = momentOf(hash)
    if (moment && moment.stage <= (first?.length ?? 0)) setStage(moment.stage - 1)
  }, [hash, first])

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    if (event.key === ' ' && event.target.closest('button, input:not([type=range]), select, summary, a')) return
    const act: Partial<Record<string, () => void>> = {
      ' ': () => (player.playing() ? player.pause() : player.play()),
      ',': () => player.seek(player.frame() - 1),
      '.': () => player.seek(player.frame() + 1),
    }
    const wanted = act[event.key]
    if (!wanted) return
    event.preventDefault()
    wanted()
  }
  if (!mine || !first) return null
  const label = (index: number) => words.stageName(stageTable.label(runs[0]?.STAGES[index]?.stage ?? String(index + 1)))
  return (
    // A press anywhere in it gives it the keys.
    <section
      className={cardClass({ clip: true }, styles.view)}
      tabIndex={-1}
      onKeyDown={press}
      aria-label={words.field}
    >
      <div className={styles.top}>
        <Field
          player={player}
          runs={drawn}
          lines={look !== 'heat'}
          trail={trail * 60}
          label={`${words.field} · ${label(stage)}`}
        />
        {frames > 0 && <Controls player={player} runs={shown} frames={frames} stage={stage} />}
        <div className={styles.beside}>
          <div className={styles.choices}>
            <RadioGroup
              label={words.look}
              labelHidden
              look="segments"
              value={look}
              options={(['both', 'line', 'heat'] as const).map((value) => ({ value, label: words.looks[value] }))}
              onChange={setLook}
            />
            <Select
              prefix={words.trail}
              value={String(trail)}
              options={trails.map((value) => ({
                value: String(value),
                label: value === wholeTrail ? words.whole : words.seconds(value),
              }))}
              onChange={({ target }) => setTrail(Number(target.value))}
            />
          </div>
          <StageStrip paths={first} stage={stage} label={label} onChoose={setStage} />
          <Legend
            unsure={shown.some(({ path }) => path.verdict !== 'exact' && path.verdict !== 'byRule' && path.way)}
            heat={drawn.some(({ heat }) => heat !== null && heat.frames > 0)}
            lost={shown.some(({ path }) => path.events.some(({ what }) => what === 'lifeLost'))}
          />
          {shown.map(({ run, path }, index) => (
            <VerdictLine key={run.CODE} path={path} run={run} isNamed={runs.length > 1} index={index} />
          ))}
          <div className={styles.held}>
            {shown.map(({ run, path }, index) => (
              <HeldKeys
                key={run.CODE}
                player={player}
                path={path}
                game={run.GAM}
                nick={runs.length > 1 ? run.NICK : ''}
                index={index}
              />
            ))}
          </div>
        </div>
      </div>
      {runs.length === 1 && profile?.id === mine.run.UPID && (
        <CardStill rid={mine.run.KeyID} stage={stage} drawn={mine.path.way !== null} label={label} />
      )}
      <Whereabouts runs={shown} />
      <AboutWay />
      <PathTable paths={first} label={label} />
    </section>
  )
}

function Legend({ unsure, heat, lost }: Readonly<Record<'unsure' | 'heat' | 'lost', boolean>>) {
  const { legend } = useWords(replayPathPack)
  return (
    <ul className={styles.legend}>
      <li data-kind="line">{legend.line}</li>
      {unsure && <li data-kind="unsure">{legend.unsure}</li>}
      {heat && <li data-kind="heat">{legend.heat}</li>}
      {lost && <li data-kind="lost">{legend.lost}</li>}
    </ul>
  )
}

const wholeTrail = 3_600
const trails = [3, 12, 60, wholeTrail]
