import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import type { Out } from '#contract/endpoint.ts'
import { home } from '#contract/home.ts'
import { social } from '#contract/social.ts'
import { Head } from '#design/art/heads/head.tsx'
import { Button } from '#design/parts/button.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import * as limits from '#rules/house-limits.ts'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { MemberName } from './member-name.tsx'
import styles from './proposed-people.module.css'
import { useBlocked } from './use-blocked.ts'

type Active = Out<typeof home.calls.active>[number]

/** Number of people proposed. */
const most = 4

/** Active people whom the member neither follows nor blocks. */
export function ProposedPeople({ id }: { readonly id: number }) {
  const words = useWords(personPack).proposed
  const blocked = useBlocked()
  const active = useRead(home.calls.active, {}, { quiet: true }).value
  const following = useRead(
    social.calls.related,
    { way: 'following', UID: id, pageSize: limits.pageSizeMax },
    { quiet: true },
  )
  const known = new Set(following.value?.rows.map(({ UID }) => UID))
  const people = active?.filter(({ UID }) => UID !== id && !known.has(UID) && !blocked.has(UID)).slice(0, most)
  if (following.loading || !people || people.length === 0) return null
  return (
    <ul className={styles.people} aria-label={words.label}>
      {people.map((person) => (
        <Proposed key={person.UID} person={person} />
      ))}
    </ul>
  )
}

function Proposed({ person }: { readonly person: Active }) {
  const words = useWords(personPack)
  const toast = useToast()
  const follow = useWrite(social.calls.follow)
  const press = async () => {
    if ((await follow.run({ UID: person.UID })).ok) toast.success(words.followDone)
  }
  return (
    <li className={styles.person}>
      <Head id={person.UID} src={person.HEAD || null} size={40} alt="" />
      <span className={styles.words}>
        <MemberName id={person.UID} nick={person.NICK} className={styles.nick} />
        <span className={styles.about}>{words.proposed.about(person.FLOORS, person.REPLAYS)}</span>
      </span>
      <Button
        size="small"
        icon="plus"
        busy={follow.busy}
        aria-label={words.proposed.follow(person.NICK)}
        onClick={() => void press()}
      >
        {words.follow}
      </Button>
    </li>
  )
}
