import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { useLogout } from '#session/log-in/logout.ts'
import { useWords } from '#session/words.tsx'
import { punishmentPack } from '../../words/punishment.pack.ts'
import styles from './entered-bar.module.css'

/** Bar shown on every page while a staff member is inside another member's account; leads back to their own account. */
export function EnteredBar({ nick }: { readonly nick: string }) {
  const words = useWords(punishmentPack).entered
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
