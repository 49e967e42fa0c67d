import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import type { RelatedPerson } from '#contract/social.ts'
import { social } from '#contract/social.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { blockedPeoplePack } from '../words/blocked-people.pack.ts'
import styles from './blocks-section.module.css'

/** Whom one has blocked, and the way to take it back. */
export function BlocksSection() {
  const all = useWords()
  const words = useWords(blockedPeoplePack)
  const { value, refusal, again } = useRead(social.calls.blocks, {})
  return (
    <Card pad>
      <h2 className={styles.title}>{words.section.name}</h2>
      <p className={styles.text}>{words.text}</p>
      {refusal ? (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      ) : !value ? (
        <SkeletonRows rows={3} label={all.shell.loading} />
      ) : value.length === 0 ? (
        <EmptyState title={words.empty} />
      ) : (
        <ul className={styles.list}>
          {value.map((person) => (
            <Blocked key={person.UID} person={person} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Blocked({ person }: { readonly person: RelatedPerson }) {
  const words = useWords(personPack)
  const { since } = useWords(blockedPeoplePack)
  const toast = useToast()
  const unblock = useWrite(social.calls.unblock)
  const press = async () => {
    if ((await unblock.run({ UID: person.UID })).ok) toast.success(words.unblockDone)
  }
  return (
    <li className={styles.person}>
      <MemberLine id={person.UID} nick={person.NICK} head={person.HEAD} size={40}>
        {since} <Ago at={person.TIME} />
      </MemberLine>
      <Button size="small" busy={unblock.busy} onClick={() => void press()}>
        {words.unblock}
        <span className="visually-hidden">{` ${person.NICK}`}</span>
      </Button>
    </li>
  )
}
