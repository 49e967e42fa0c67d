import { useEffect, useEffectEvent, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { social } from '#contract/social.ts'
import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import styles from './person-people.module.css'

export interface PersonPeopleProps {
  readonly id: number
  readonly nick: string
  readonly way: 'followers' | 'following'
  readonly own: boolean
  readonly onClose: () => void
}

/** Followers of a person, or whom they follow, over their page. */
export function PersonPeople({ id, nick, way, own, onClose }: PersonPeopleProps) {
  const words = useWords(personPack)
  const [pages, setPages] = useState(1)
  const title = way === 'followers' ? words.followers : words.following
  const label = way === 'followers' ? words.followersOf(nick) : words.followingOf(nick)
  useKnown(own && way === 'followers')
  return (
    <Dialog open onClose={onClose} title={title} label={label} closeLabel={words.close}>
      {Array.from({ length: pages }, (_, i) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={i}
          id={id}
          way={way}
          page={i + 1}
          onMore={i + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </Dialog>
  )
}

interface PageProps extends Pick<PersonPeopleProps, 'id' | 'way'> {
  readonly page: number
  /** Given to the last page shown. */
  readonly onMore: (() => void) | undefined
}

function Page({ id, way, page, onMore }: PageProps) {
  const all = useWords()
  const words = useWords(personPack)
  const input = { UID: id, way, pageSize: 20, pageNum: page }
  const { value, refusal } = useRead(social.calls.related, input, { quiet: true })
  if (refusal) {
    return <p className={styles.none}>{refusal === 's.hidden' ? words.peopleHidden : problemWord(refusal, all)}</p>
  }
  if (!value) return <SkeletonRows rows={4} label={all.shell.loading} />
  if (value.total === 0) {
    return <p className={styles.none}>{way === 'followers' ? words.noFollowers : words.noFollowing}</p>
  }
  return (
    <>
      <ul className={styles.list}>
        {value.rows.map((row) => (
          <li key={row.UID} className="opens" data-list-item="">
            <MemberLine id={row.UID} nick={row.NICK} head={row.HEAD} size={40} opener>
              <Ago at={row.TIME} />
            </MemberLine>
          </li>
        ))}
      </ul>
      {onMore && value.pageInfo.pages > page && (
        <Button variant="quiet" block onClick={onMore}>
          {words.more}
        </Button>
      )}
    </>
  )
}

/** New followers are not new any more once their list was opened. */
function useKnown(wanted: boolean): void {
  const know = useWrite(social.calls.knowFollowers, { inline: true })
  const tell = useEffectEvent(() => void know.run({}, { quiet: true }))
  useEffect(() => {
    if (wanted) tell()
  }, [wanted])
}
