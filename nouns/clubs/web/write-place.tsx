import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import styles from './write-place.module.css'

export interface WritePlaceProps {
  readonly label: string
  readonly action: string
  /** Another button of the view is the first one. */
  readonly second?: boolean | undefined
  /** Somebody is about to. */
  readonly onAhead: () => void
  readonly onWrite: () => void
}

/** A line that becomes the editor: nothing of it is loaded before somebody wants to write. */
export function WritePlace({ label, action, second, onAhead, onWrite }: WritePlaceProps) {
  return (
    <button
      type="button"
      className={cardClass({}, styles.place)}
      onPointerEnter={onAhead}
      onFocus={onAhead}
      onClick={onWrite}
    >
      <span className={classNames('ellipsis', styles.line)}>{label}</span>
      <span className={buttonClass({ variant: second ? 'outline' : 'primary' })}>
        <Icon name="pencil" size={18} />
        {action}
      </span>
    </button>
  )
}
