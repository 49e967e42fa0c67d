import { Icon } from '../../design/icons/icon.tsx'
import { Button } from '../../design/parts/button.tsx'
import { useLogout } from '../../session/log-in/logout.ts'
import { usePunishmentWords } from '../states/punishment-words.ts'
import styles from './entered-bar.module.css'

/** Says on every page whose account staff are in, and leads back to their own. */
export function EnteredBar({ nick }: { readonly nick: string }) {
  const words = usePunishmentWords().entered
  const leave = useLogout()
  return (
    <aside className={styles.bar} aria-label={words.label}>
      <Icon name="eye" size={18} />
      <p>{words.text(nick)}</p>
      <Button size="small" onClick={leave}>
        {words.leave}
      </Button>
    </aside>
  )
}
