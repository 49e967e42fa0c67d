import type { ClubRow } from '@patisserie/contract/clubs'
import { Head } from '../../../design/art/head.tsx'
import { Breadcrumbs } from '../../../design/parts/moving/breadcrumbs.tsx'
import { Link } from '../../../session/link.tsx'
import { useClubWords } from '../clubs-words.ts'
import styles from './club-head.module.css'

/** A club's picture, name and introduction. */
export function ClubHead({ club }: { readonly club: ClubRow }) {
  const words = useClubWords()
  return (
    <>
      <Breadcrumbs label={words.topic.where}>
        <Link to="/ms">{words.title}</Link>
        <span aria-current="page">{club.NAME}</span>
      </Breadcrumbs>
      <div className={styles.head}>
        <Head id={club.KeyID} src={club.PIC || null} size={88} alt="" className={styles.picture} />
        <div className={styles.words}>
          <h1 className={styles.name}>{club.NAME}</h1>
          <p className={styles.counts}>{words.counts(club.TOPICS, club.FLOORS)}</p>
          {club.INTRO !== '' && <p className={styles.intro}>{club.INTRO}</p>}
        </div>
      </div>
    </>
  )
}
