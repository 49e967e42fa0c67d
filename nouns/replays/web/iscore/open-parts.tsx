import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { useWords } from '#session/words.tsx'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import styles from './open-parts.module.css'

export interface OpenPartsProps {
  readonly nick: string
  readonly open: boolean
  /** Id of what opens. */
  readonly controls: string
  readonly onToggle: () => void
}

/** Opens a sum into its parts. */
export function OpenParts({ nick, open, controls, onToggle }: OpenPartsProps) {
  const words = useWords(iscorePack)
  return (
    <button
      type="button"
      className={classNames(styles.open, open && styles.turned)}
      aria-label={open ? words.close(nick) : words.open(nick)}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <Icon name="chevron-down" size={20} />
    </button>
  )
}
