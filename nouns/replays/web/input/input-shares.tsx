import type { ReactNode } from 'react'
import { ShareBar } from '#design/parts/state/progress.tsx'
import { useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'
import styles from './input-shares.module.css'

/** How the keys were used over the whole run. */
export function InputShares({ input }: { readonly input: NonNullable<ReplayDetail['INPUT']> }) {
  const words = useWords(runPack).input
  return (
    <dl className={styles.keys}>
      {input.focus !== null && (
        <Key label={words.focus} value={percent(input.focus)}>
          <ShareBar share={input.focus} tint="plum" />
        </Key>
      )}
      <Key label={words.shot} value={percent(input.shot)}>
        <ShareBar share={input.shot} tint="straw" />
      </Key>
      <Key label={words.presses} value={words.pressCount(input.pressesPerMinute)} />
      <Key label={words.bombs} value={words.bombCount(input.bombs)}>
        <p className={styles.hint}>{words.bombHint}</p>
      </Key>
    </dl>
  )
}

interface KeyProps {
  readonly label: string
  readonly value: string
  readonly children?: ReactNode
}

function Key({ label, value, children }: KeyProps) {
  return (
    <div className={styles.key}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {children}
      </dd>
    </div>
  )
}

const percent = (share: number): string => `${Math.round(share * 100)} %`
