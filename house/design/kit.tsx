import styles from './kit.module.css'
import { KitControls } from './kit-controls.tsx'
import { KitPictures } from './kit-pictures.tsx'
import { KitStates } from './kit-states.tsx'

/** Every part in both themes, side by side, to look at. The words are samples. */
export function Kit() {
  return (
    <div className={styles.both}>
      {(['day', 'night'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.kit}>
          <KitPictures theme={theme} />
          <KitControls theme={theme} />
          <KitStates theme={theme} />
        </div>
      ))}
    </div>
  )
}
