import { type PersonSearch, personPath } from '#cards/person/page/person-address.ts'
import type { Person } from '#contract/profile.ts'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import styles from './person-counts.module.css'

export interface PersonCountsProps {
  readonly person: Person
  readonly search: PersonSearch
}

/** How many follow them and whom they follow; leads to the lists. The owner's new followers are marked. */
export function PersonCounts({ person, search }: PersonCountsProps) {
  const words = useWords(personPack)
  const { profile } = useMe()
  const fresh = profile?.id === person.UID ? profile.pyNum : 0
  return (
    <p className={styles.counts}>
      <Link to={personPath(person.UID, { ...search, people: 'followers' })} stay>
        <b className="num">{formatNumber(person.FOLLOWERS)}</b> {words.followers}
        {fresh > 0 && <small className={styles.fresh}>{words.newFollowers(fresh)}</small>}
      </Link>
      <Link to={personPath(person.UID, { ...search, people: 'following' })} stay>
        <b className="num">{formatNumber(person.FOLLOWING)}</b> {words.following}
      </Link>
    </p>
  )
}
