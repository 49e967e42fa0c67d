import { useRead } from '#api/reads.ts'
import { Cover } from '#design/art/games/cover.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Hitbox } from '#design/parts/hitbox.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { ClubRow } from '../../contract/clubs.ts'
import { clubs as clubsContract } from '../../contract/clubs.ts'
import { clubListPack } from '../../words/club-list.pack.ts'
import { clubPath } from '../card/topic-path.ts'
import { useClubName } from '../card/use-club-name.ts'
import styles from './often-clubs.module.css'

/** The clubs that the reader goes to most. Its place is kept free for members from the first HTML on. */
export function OftenClubs({ clubs }: { readonly clubs: readonly ClubRow[] }) {
  const clubName = useClubName()
  const words = useWords(clubListPack)
  const { profile } = useMe()
  const { value } = useRead(clubsContract.calls.often, {}, { enabled: profile !== null, quiet: true })
  const often = value?.flatMap(({ KeyID, NEW }) => {
    const club = clubs.find((one) => one.KeyID === KeyID)
    return club ? [{ club, fresh: NEW }] : []
  })
  return (
    <section className={styles.often} aria-labelledby="often-clubs">
      <SectionHead id="often-clubs" title={words.often.title} />
      {often && often.length > 0 && (
        <ul className={styles.clubs}>
          {often.map(({ club, fresh }) => (
            <li key={club.KeyID} className={cardClass({ link: true }, styles.club)}>
              <Cover id={club.KeyID} name={club.NAME} src={club.PIC} className={styles.cover} />
              <Link to={clubPath(club.KeyID)} title={clubName(club)} className={`opener ellipsis ${styles.name}`}>
                {clubName(club)}
              </Link>
              <small>{fresh > 0 ? words.oftenNew(fresh) : words.oftenRead}</small>
              {fresh > 0 && <Hitbox />}
            </li>
          ))}
        </ul>
      )}
      {often?.length === 0 && <p className={cardClass({}, styles.none)}>{words.oftenNone}</p>}
    </section>
  )
}
