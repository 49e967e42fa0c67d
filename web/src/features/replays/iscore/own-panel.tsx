import { MyPilots } from './my-pilots.tsx'
import styles from './own-panel.module.css'
import { OwnRuns } from './own-runs.tsx'

/** What a member has to do with the board: runs that wait, and signatures. */
export function OwnPanel() {
  return (
    <div className={styles.panel}>
      <MyPilots />
      <OwnRuns />
    </div>
  )
}
