import { useEffect, useEffectEvent, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import type { Out } from '#contract/endpoint.ts'
import { Display } from '#design/display.tsx'
import { Button } from '#design/parts/button.tsx'
import { useWords } from '#session/words.tsx'
import { replays } from '../../contract/replays.ts'
import { replayStillPack } from '../../words/replay-still.pack.ts'
import styles from './card-still.module.css'

interface CardStillProps {
  readonly rid: number
  /** The stage that is shown, 0-based. */
  readonly stage: number
  /** Whether it has a way. */
  readonly drawn: boolean
  readonly label: (index: number) => string
}

/** For the uploader: puts the way of the shown stage on the preview picture, or the usual picture back. */
export function CardStill({ rid, stage, drawn, label }: CardStillProps) {
  const words = useWords(replayStillPack)
  const { value, again } = useRead(replays.calls.still, { rid }, { quiet: true })
  const { run, busy } = useWrite(replays.calls.chooseStill)
  useWhileMaking(value?.picture === 'making', again)
  if (!value) return null
  const isChosen = value.stage === stage + 1
  return (
    <section className={styles.card} aria-label={words.title}>
      {value.card !== '' && (
        <img
          src={value.card}
          alt={words.picture}
          width={1200}
          height={630}
          data-old={value.picture === 'making' || undefined}
        />
      )}
      <div className={styles.says}>
        <Display as="h3">{words.title}</Display>
        <p className="mute">{words.hint}</p>
        <p role="status">{saysOf(words, value, label)}</p>
        <div className={styles.acts}>
          {drawn && (
            <Button
              icon={isChosen ? 'check' : 'image-plus'}
              aria-pressed={isChosen}
              busy={busy}
              onClick={() => void run({ rid, stage: isChosen ? null : stage + 1 })}
            >
              {words.use}
            </Button>
          )}
          {value.stage !== null && (
            <Button variant="quiet" busy={busy} onClick={() => void run({ rid, stage: null })}>
              {words.usual}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

type State = Out<typeof replays.calls.still>
type CardWords = ReturnType<typeof replayStillPack>

function saysOf(words: CardWords, { stage, picture }: State, label: CardStillProps['label']): string {
  if (stage === null) return picture === 'making' ? words.usualStates.making : words.usualStates.ready
  return `${words.is(label(stage - 1))}${words.states[picture]}`
}

/** Asks again while the picture is being drawn, for some minutes: a job draws it after the choice. */
function useWhileMaking(isMaking: boolean, again: () => void): void {
  const [asked, setAsked] = useState(0)
  const ask = useEffectEvent(() => {
    setAsked(asked + 1)
    again()
  })
  const isOn = isMaking && asked < mostAsked
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(ask, askEveryMs)
    return () => clearInterval(timer)
  }, [isOn])
  useEffect(() => {
    if (!isMaking) setAsked(0)
  }, [isMaking])
}

const askEveryMs = 2_000
const mostAsked = 90
