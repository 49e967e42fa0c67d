import { useRead } from '#api/reads.ts'
import { Faces } from '#cards/person/faces.tsx'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { Card, cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import type { FreshTopic, TopicRow as Row } from '#nouns/clubs/contract/clubs.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { useUnread } from '#nouns/clubs/web/card/topic-marks.ts'
import { topicPath } from '#nouns/clubs/web/card/topic-path.ts'
import { TopicRow } from '#nouns/clubs/web/card/topic-row.tsx'
import { useClubName } from '#nouns/clubs/web/card/use-club-name.ts'
import { topicsPack } from '#nouns/clubs/words/topics.pack.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { home as homeContract } from '../contract/home.ts'
import arrives from './arrives.module.css'
import { DayCard } from './day-card.tsx'
import { freshShown } from './fresh-shown.ts'
import styles from './front-topics.module.css'
import { FeedPlace, WaitingPlace } from './member/member-places.tsx'
import { RollBox } from './roll-box.tsx'
import { shownActive } from './shown-active.ts'
import { useArrived } from './use-arrived.ts'
import { useLeftOut } from './use-left-out.ts'

// After the page has settled, and for members only.
const WhoIsHere = lazyPart(() => import('#cards/person/who-is-here.tsx').then((part) => part.WhoIsHere))

/** Id of the list of topics, which gets the focus when new rows were asked for. */
export const freshTopicsId = 'fresh-topics'

/**
 * For members what waits for them and what the people whom they follow do. Then the topics last written in. Beside them
 * notices of the staff, the topics they recommend, people, and the numbers of the day.
 */
export function FrontTopics() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <WaitingPlace />
        <FeedPlace />
        <Fresh />
      </div>
      <div className={styles.rail}>
        <Notices />
        <Recommended />
        <Active />
        <DayCard />
        <Here />
      </div>
    </div>
  )
}

/** The notices of the staff, for members: guests see them in the shop window. */
function Notices() {
  const { value } = useRead(homeContract.calls.notice, {}, { quiet: true })
  if (!value || value.roll.length === 0) return null
  return (
    <Card pad className="for-members">
      <RollBox />
    </Card>
  )
}

/** Who is here, for members. */
function Here() {
  return useMe().profile && <WhoIsHere />
}

function Fresh() {
  const { shell } = useWords()
  const { home: words } = useWords(topicsPack)
  const { value, refusal, again } = useRead(clubs.calls.freshTopics, {})
  const arrived = useArrived(value, keyOf)
  const rows = value?.slice(0, freshShown) ?? []
  const unread = useUnread(rows)
  const { blocked } = useLeftOut()
  return (
    <section id={freshTopicsId} tabIndex={-1} aria-label={words.newest.title} className={styles.fresh}>
      <SectionHead title={words.newest.title} more={<Link to="/ms">{words.all}</Link>} />
      {refusal ? (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{shell.retry}</Button>} />
      ) : (
        <Card clip>
          {!value && <SkeletonRows rows={freshShown} label={shell.loading} />}
          {value?.length === 0 && <p className={styles.empty}>{words.empty}</p>}
          {rows.length > 0 && (
            <ul>
              {rows.map((row) => (
                <TopicRow
                  key={row.KeyID}
                  row={{ ...row, EXCERPT: blocked.has(row.LASTUID) ? '' : quoteOf(row, words.said) }}
                  unread={unread.get(row.KeyID)}
                  className={arrived.has(keyOf(row)) ? arrives.row : undefined}
                  club
                  byLast
                  excerpt
                />
              ))}
            </ul>
          )}
        </Card>
      )}
    </section>
  )
}

/** The beginning of the newest floor; with its author, where that is not the author of the topic. */
const quoteOf = ({ UID, LASTUID, LASTNICK, LASTWORDS }: FreshTopic, said: (nick: string, words: string) => string) =>
  LASTUID === UID || LASTNICK === '' || LASTWORDS === '' ? LASTWORDS : said(LASTNICK, LASTWORDS)

/** A topic with a new floor counts as a new row. */
const keyOf = ({ KeyID, LASTFLOOR }: FreshTopic) => `${KeyID} ${LASTFLOOR}`

function Recommended() {
  const { home: words } = useWords(topicsPack)
  const { value } = useRead(clubs.calls.recommended, {}, { quiet: true })
  if (!value || value.length === 0) return null
  return (
    <section>
      <SectionHead title={words.recommended.title} />
      <ul className={cardClass({ clip: true })}>
        {value.slice(0, 5).map((row) => (
          <Pick key={row.KeyID} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Pick({ row }: { readonly row: Row }) {
  const clubName = useClubName()
  const words = useWords(topicsPack)
  return (
    <li className={classNames('opens', styles.pick)} data-list-item="">
      <Link to={topicPath(row.KeyID)} data-list-main="" className={classNames('opener', styles.title)}>
        {row.TITLE}
      </Link>
      <span className={styles.about}>
        {clubName(row)}
        {row.FLOORS > 1 && ` · ${words.replies(row.FLOORS - 1)}`}
      </span>
    </li>
  )
}

function Active() {
  const { home: words } = useWords(topicsPack)
  const { value } = useRead(homeContract.calls.active, {}, { quiet: true })
  if (!value || value.length === 0) return null
  return (
    <section className="for-guests">
      <SectionHead title={words.active.title} />
      <Card pad>
        <Faces people={shownActive(value)} label={words.activeText} />
      </Card>
    </section>
  )
}
