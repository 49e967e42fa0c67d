import { Icon, type IconName } from '../icons/icon.tsx'
import styles from './fresh-pill.module.css'

export interface FreshPillProps {
  readonly icon: IconName
  /** Says what is new; empty while nothing is, and then there is no pill. */
  readonly label: string
  /** What screen readers announce; `label` if left out. */
  readonly said?: string | undefined
  readonly onPress: () => void
}

/** Says over the page that there is something new. Nothing on the page moves before it is pressed. */
export function FreshPill({ icon, label, said = label, onPress }: FreshPillProps) {
  return (
    <div className={styles.place}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {label !== '' && (
        <button type="button" className={styles.pill} onClick={onPress}>
          <Icon name={icon} size={18} />
          {label}
        </button>
      )}
    </div>
  )
}
