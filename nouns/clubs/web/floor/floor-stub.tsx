import type { ReactNode } from 'react'
import { useWords } from '#session/words.tsx'
import { clubsPack } from '../../words/clubs.pack.ts'
import styles from './floor.module.css'

export interface FloorStubProps {
  readonly floor: number
  /** Why the floor itself is not there. */
  readonly children: ReactNode
}

/** Placeholder of a removed, hidden or held floor: its number stays. */
export function FloorStub({ floor, children }: FloorStubProps) {
  const { floor: words } = useWords(clubsPack)
  return (
    <div id={`f${floor}`} tabIndex={-1} className={styles.stub} data-at={floor}>
      {children}
      <a href={`#f${floor}`} className={styles.number} aria-label={words.number(floor)}>
        #{floor}
      </a>
    </div>
  )
}
