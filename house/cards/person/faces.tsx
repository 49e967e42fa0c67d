import { Head } from '#design/art/heads/head.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import styles from './faces.module.css'

export interface FacesProps {
  readonly people: readonly { readonly UID: number; readonly NICK: string; readonly HEAD: string }[]
  /** Accessible name of the list; needed if no heading names it. */
  readonly label?: string | undefined
}

/** Heads of people, each linked to the personal page. */
export function Faces({ people, label }: FacesProps) {
  const { closedName } = useWords().accounts
  return (
    <ul className={styles.faces} aria-label={label}>
      {people.map(({ UID, NICK, HEAD }) => (
        <li key={UID}>
          <Link to={`/p/${UID}`} title={NICK || closedName} className={styles.face}>
            <Head id={UID} src={HEAD || null} size={36} alt={NICK || closedName} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
