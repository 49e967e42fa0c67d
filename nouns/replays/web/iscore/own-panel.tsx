import { MyPilots } from './my-pilots.tsx'
import styles from './own-panel.module.css'
import { OwnRuns } from './own-runs.tsx'

/** A member's own part of the board: runs that wait, and claimed signatures. */
export function OwnPanel() {
  return (
    <div className={styles.panel}>
      <MyPilots />
      <OwnRuns />
    </div>
  )
}
