import { MemberName } from '#cards/person/member-name.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { Breadcrumbs } from '#design/parts/moving/breadcrumbs.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ClubRow } from '../../contract/clubs.ts'
import { clubIntroIn } from '../../rules/club-name.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { useClubName } from '../card/use-club-name.ts'
import styles from './club-head.module.css'

interface Keeper {
  readonly UID: number
  readonly NICK: string
}

export interface ClubHeadProps {
  readonly club: ClubRow
  readonly keepers: readonly Keeper[]
}

/** A club's picture, name and introduction, and who keeps it. */
export function ClubHead({ club, keepers }: ClubHeadProps) {
  const clubName = useClubName()
  const { language } = useLanguage()
  const words = useWords(clubsPack)
  return (
    <>
      <Breadcrumbs label={words.topic.where}>
        <Link to="/ms">{words.title}</Link>
        <span aria-current="page">{clubName(club)}</span>
      </Breadcrumbs>
      <div className={styles.head}>
        <Head id={club.KeyID} src={club.PIC || null} size={88} alt="" className={styles.picture} />
        <div className={styles.words}>
          <h1 className={styles.name}>{clubName(club)}</h1>
          <p className={styles.counts}>{words.counts(club.TOPICS, club.FLOORS)}</p>
          {club.INTRO !== '' && <p className={styles.intro}>{clubIntroIn(language, club)}</p>}
          {keepers.length > 0 && (
            <p className={styles.keepers}>
              <Icon name="key-round" size={14} />
              {words.club.keepers}
              {keepers.map(({ UID, NICK }) => (
                <MemberName key={UID} id={UID} nick={NICK} />
              ))}
            </p>
          )}
        </div>
      </div>
    </>
  )
}
