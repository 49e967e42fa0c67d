import type { ReactNode } from 'react'
import { useClubWords } from '../clubs-words.ts'
import styles from './floor.module.css'

export interface FloorStubProps {
  readonly floor: number
  /** Why the floor itself is not there. */
  readonly children: ReactNode
}

/** Placeholder of a removed, hidden or held floor: its number stays. */
export function FloorStub({ floor, children }: FloorStubProps) {
  const { floor: words } = useClubWords()
  return (
    <div id={`f${floor}`} tabIndex={-1} className={styles.stub} data-at={floor}>
      {children}
      <a href={`#f${floor}`} className={styles.number} aria-label={words.number(floor)}>
        #{floor}
      </a>
    </div>
  )
}
