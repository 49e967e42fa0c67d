import { Icon } from '../../../design/icons/icon.tsx'
import { useClubWords } from '../clubs-words.ts'
import styles from './fresh-pill.module.css'
import type { FreshFloors } from './use-fresh-floors.ts'

/** Says that there are new floors; nothing on the page moves before it is pressed. */
export function FreshPill({ fresh }: { readonly fresh: FreshFloors }) {
  const { topic: words } = useClubWords()
  return (
    <div role="status" className={styles.place}>
      {fresh.count > 0 && (
        <button type="button" className={styles.pill} onClick={fresh.take}>
          <Icon name="layers" size={18} />
          {words.fresh(fresh.count)}
        </button>
      )}
    </div>
  )
}
