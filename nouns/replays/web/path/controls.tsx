import { certainFrames } from '@patisserie/replay/path/heat'
import type { StagePath } from '@patisserie/replay/path-facts'
import { Button } from '#design/parts/button.tsx'
import { copyText } from '#design/parts/copy-text.ts'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { momentHash } from '#rules/rich-text/run-link.ts'
import { useWords } from '#session/words.tsx'
import { replayPathPack } from '../../words/replay-path.pack.ts'
import styles from './controls.module.css'
import { Moments } from './moments.tsx'
import { momentsOf } from './path-shapes.ts'
import { type Player, speeds } from './player.ts'
import type { ShownRun } from './shown-run.ts'
import { usePathTime } from './use-path-time.ts'
import { useCoarseFrame, usePlaying, useSpeed } from './use-player.ts'

interface ControlsProps {
  readonly player: Player
  readonly runs: readonly ShownRun[]
  readonly frames: number
  /** 0-based. */
  readonly stage: number
}

/** Plays and scrubs a stage, and links to a moment of it. */
export function Controls({ player, runs, frames, stage }: ControlsProps) {
  const words = useWords(replayPathPack)
  const toast = useToast()
  const time = usePathTime()
  const playing = usePlaying(player)
  const speed = useSpeed(player)
  const copy = async () => {
    const address = `${location.origin}${location.pathname}#${momentHash({ stage: stage + 1, frame: player.frame() })}`
    if (await copyText(address)) toast.success(words.copied)
    else toast.error(words.copyFailed)
  }
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        <div className={styles.transport}>
          <span className={styles.buttons}>
            <IconButton icon="chevrons-left" label={words.toStart} onClick={() => player.seek(0)} />
            <IconButton icon="chevron-left" label={words.back} onClick={() => player.seek(player.frame() - 1)} />
            <Button
              variant="primary"
              icon={playing ? 'pause' : 'play'}
              onClick={() => (playing ? player.pause() : player.play())}
            >
              {playing ? words.pause : words.play}
            </Button>
            <IconButton icon="chevron-right" label={words.on} onClick={() => player.seek(player.frame() + 1)} />
          </span>
          <Clock player={player} end={time(frames)} />
        </div>
        <RadioGroup
          label={words.speed}
          labelHidden
          look="segments"
          value={String(speed)}
          options={speeds.map((value) => ({ value: String(value), label: words.times(value) }))}
          onChange={(value) => player.setSpeed(Number(value))}
        />
        <Button variant="quiet" icon="link" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <Scrub player={player} frames={frames} runs={runs} />
      <Moments player={player} runs={runs} />
      <p className={styles.hint}>{words.shortcuts}</p>
    </div>
  )
}

function Clock({ player, end }: { readonly player: Player; readonly end: string }) {
  const words = useWords(replayPathPack)
  const time = usePathTime()
  const frame = useCoarseFrame(player)
  return (
    <span className={styles.clock}>
      <b className="num">{time(frame)}</b>
      <span className="num mute"> / {end}</span>
      <span className="num mute">{words.frame(frame)}</span>
    </span>
  )
}

function Scrub({ player, frames, runs }: Pick<ControlsProps, 'player' | 'frames' | 'runs'>) {
  const words = useWords(replayPathPack)
  const time = usePathTime()
  const frame = useCoarseFrame(player)
  return (
    <div className={styles.scrub}>
      <input
        type="range"
        min={0}
        max={Math.max(0, frames - 1)}
        step={1}
        value={frame}
        aria-label={words.scrub}
        aria-valuetext={words.at(time(frame), frame)}
        onChange={({ target }) => player.seek(Number(target.value))}
      />
      {runs.map(({ run, path }, index) => (
        <Band key={run.CODE} path={path} frames={frames} index={index} />
      ))}
    </div>
  )
}

/** Which part of the time is certain, and what happened when. */
function Band({ path, frames, index }: { readonly path: StagePath; readonly frames: number; readonly index: number }) {
  const certain = certainFrames(path)
  const share = (frame: number) => `${(frame / Math.max(1, frames)) * 100}%`
  return (
    <div className={styles.band} data-run={index} aria-hidden="true">
      <span className={styles.unsure} style={{ width: share(path.frames) }} />
      {certain && (
        <span
          className={styles.certain}
          style={{ left: share(certain.from), width: share(certain.to - certain.from) }}
        />
      )}
      {momentsOf(path).map(({ frame, what }) => (
        <span key={`${frame} ${what}`} className={styles.event} data-what={what} style={{ left: share(frame) }} />
      ))}
    </div>
  )
}
