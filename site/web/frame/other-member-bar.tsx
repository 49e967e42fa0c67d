import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { useSession } from '#session/session-context.ts'
import { useTwoPeople } from '#session/typed/two-people.ts'
import { useWords } from '#session/words.tsx'
import { otherMemberPack } from '#words/session/other-member.pack.ts'
import styles from './entered-bar.module.css'

/** Bar shown while this tab holds text of the previous member, and another member or nobody is signed in. */
export function OtherMemberBar() {
  const words = useWords(otherMemberPack)
  const { store } = useSession()
  const { writer, reader } = useTwoPeople()
  return (
    <aside className={styles.bar} aria-label={words.bar}>
      <Icon name="circle-alert" size={18} />
      <p role="status">{reader === null ? words.barGuest : words.barMember(writer, reader)}</p>
      <Button size="small" onClick={() => store.follow('clear')}>
        {words.follow}
      </Button>
    </aside>
  )
}
