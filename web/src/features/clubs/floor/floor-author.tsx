import type { FloorRow } from '@patisserie/contract/clubs'
import { inColour } from '../../../cards/person/in-colour.ts'
import { StaffMark } from '../../../cards/person/staff-mark.tsx'
import { Head } from '../../../design/art/head.tsx'
import { lazyPart } from '../../../session/lazy-part.tsx'
import { Link } from '../../../session/link.tsx'
import { useClubWords } from '../clubs-words.ts'
import styles from './floor.module.css'

const FloorHonours = lazyPart(() => import('./floor-honours.tsx').then((part) => part.FloorHonours))

/** Author of a floor. */
export function FloorAuthor({ row, nick }: { readonly row: FloorRow; readonly nick: string }) {
  const { floor: words } = useClubWords()
  const { UID, HEAD, MEDAL, DESSERT } = row
  const head = <Head id={UID} src={HEAD || null} size={88} alt="" />
  return (
    <div className={styles.author}>
      {row.NICK === '' ? (
        <span className={styles.who}>
          {head}
          <span className={styles.nick}>{nick}</span>
        </span>
      ) : (
        <Link to={`/p/${UID}`} className={styles.who}>
          {head}
          <span className={styles.nick} style={inColour(row.COLOUR)}>
            {nick}
          </span>
          {row.STAFF === 'Y' && <StaffMark>{words.staff}</StaffMark>}
        </Link>
      )}
      {(MEDAL !== '' || DESSERT !== '') && (
        <FloorHonours medal={MEDAL} dessert={DESSERT} placeholder={DESSERT !== '' && <DessertPlace />} />
      )}
    </div>
  )
}

/** Keeps the room of the dessert until it is drawn. */
const DessertPlace = () => (
  <span className={styles.honours}>
    <span className={styles.dessert} />
  </span>
)
