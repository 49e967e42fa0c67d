import { clubsPack } from '../../words/clubs.pack.ts'
import '#nouns/replays/web/card/run-card.css'
import '#cards/text/rich-text.css'
import { memo, useState } from 'react'
import { BlockedNote } from '#cards/person/blocked-note.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { Ago } from '#session/ago.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useWords } from '#session/words.tsx'
import type { AuthorFacts, FloorRow } from '../../contract/clubs.ts'
import { stayOn } from '../stay-on.ts'
import styles from './floor.module.css'
import { useActs } from './floor-acts.ts'
import { FloorAuthor } from './floor-author.tsx'
import { FloorStub } from './floor-stub.tsx'
import { FloorTools } from './floor-tools.tsx'

const EditFloor = lazyPart(() => import('./edit-floor.tsx').then((part) => part.EditFloor))

export interface FloorProps {
  readonly row: FloorRow
  /** Levels, floors and joining of the author; undefined as in `FloorAuthor`. */
  readonly author: AuthorFacts | undefined
  /** Written by who opened the topic. */
  readonly byAuthor: boolean
  /** The author has removed the floor and can still undo that. */
  readonly removing: boolean
}

/** A floor: who, when, its number for ever, what was written and what can be done with it. */
export function Floor({ row, author, byAuthor, removing }: FloorProps) {
  const { floor: words, topic } = useWords(clubsPack)
  const { closedName } = useWords().accounts
  const acts = useActs()
  const { FLOOR } = row
  const [shown, setShown] = useState(false)
  if (removing) {
    return (
      <FloorStub floor={FLOOR}>
        <span>{words.removing}</span>
        <Button size="small" variant="quiet" icon="rotate-ccw" onClick={() => acts.undo(row)}>
          {words.undo}
        </Button>
      </FloorStub>
    )
  }
  if (row.HTML === '') {
    return (
      <FloorStub floor={FLOOR}>
        <span>{words.gone[row.GONE || 'author']}</span>
        {acts.keeps && (row.GONE === 'staff' || row.GONE === 'members') && (
          <Button size="small" variant="quiet" icon="rotate-ccw" onClick={() => acts.ask('staff', row)}>
            {words.staffShow}
          </Button>
        )}
      </FloorStub>
    )
  }
  if (acts.blocked.has(row.UID) && !shown) {
    return (
      <FloorStub floor={FLOOR}>
        <BlockedNote what="floor" place={`f${FLOOR}`} onShow={() => setShown(true)} />
      </FloorStub>
    )
  }
  const nick = row.NICK || closedName
  const editing = acts.editing === FLOOR
  const stop = () => acts.edit(null)
  return (
    <article
      id={`f${FLOOR}`}
      tabIndex={-1}
      aria-label={words.label(FLOOR, nick)}
      className={cardClass({}, styles.floor)}
      data-at={FLOOR}
      data-quoted={acts.quoting.includes(FLOOR) || undefined}
      data-list-item=""
    >
      <FloorAuthor row={row} nick={nick} facts={author} />
      <div className={styles.body}>
        <div className={styles.meta}>
          {byAuthor && <Chip tint="straw">{topic.author}</Chip>}
          <Ago at={row.UPTIME} />
          {row.EDITS > 0 && (
            <button
              type="button"
              className={styles.edited}
              title={words.editedTimes(row.EDITS)}
              onClick={() => acts.ask('history', row)}
            >
              {words.edited}
            </button>
          )}
          {acts.read !== null && acts.read + 1 === FLOOR && FLOOR > 1 && <Chip tint="soda">{words.firstNew}</Chip>}
          <a href={`#f${FLOOR}`} className={styles.number} aria-label={words.number(FLOOR)} data-list-main="">
            #{FLOOR}
          </a>
        </div>
        {row.HELDFOR !== '' && <Banner className={styles.held}>{words.held[row.HELDFOR]}</Banner>}
        {editing ? (
          <EditFloor
            row={row}
            onDone={() => stayOn(FLOOR, stop)}
            onMissing={stop}
            placeholder={<FloorText html={row.HTML} />}
          />
        ) : (
          <FloorText html={row.HTML} />
        )}
        {!editing && <FloorTools row={row} />}
      </div>
    </article>
  )
}

/** Text of a floor; rendered again only when the text changes, so that opened blocks stay open. */
const FloorText = memo(({ html }: { readonly html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from a checked document
  <div className="rt" dangerouslySetInnerHTML={{ __html: html }} />
))
