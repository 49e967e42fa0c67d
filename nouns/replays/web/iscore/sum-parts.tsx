import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { IconButton } from '#design/parts/icon-button.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { useWords } from '#session/words.tsx'
import { iscore } from '../../contract/iscore.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import { CountedRuns } from './counted-runs.tsx'
import styles from './sum-parts.module.css'

export interface SumPartsProps {
  readonly member: number
  readonly onClose: () => void
}

/** A sum opened: game by game the runs that count, each with its factor, and the bonuses. */
export function SumParts({ member, onClose }: SumPartsProps) {
  const pack = useWords()
  const words = useWords(iscorePack)
  const read = useRead(iscore.calls.parts, { UID: member })
  return (
    <section className={styles.parts} aria-label={words.parts} aria-busy={read.loading || undefined}>
      <p className={styles.top}>
        <span>{words.floor}</span>
        <IconButton icon="x" label={pack.shell.close} size="small" onClick={onClose} />
      </p>
      {read.loading && <SkeletonLines lines={5} />}
      {read.refusal && <p role="alert">{problemWord(read.refusal, pack)}</p>}
      {read.value && <CountedRuns games={read.value.GAMES} />}
    </section>
  )
}
