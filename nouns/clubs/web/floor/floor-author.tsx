import { inColour } from '#cards/person/in-colour.ts'
import { StaffMark } from '#cards/person/staff-mark.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { LevelMark } from '#design/art/resources/level-mark.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { AuthorFacts, FloorRow } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import styles from './floor-author.module.css'

const FloorDessert = lazyPart(() => import('./floor-honours.tsx').then((part) => part.FloorDessert))
const FloorMedal = lazyPart(() => import('./floor-honours.tsx').then((part) => part.FloorMedal))

export interface FloorAuthorProps {
  readonly row: FloorRow
  readonly nick: string
  /** Undefined for a closed account, and until the page is read again after somebody's first floor in it. */
  readonly facts: AuthorFacts | undefined
}

/** Author of a floor: head and displayed dessert on one board, name, levels, floors written, since when they are here. */
export function FloorAuthor({ row, nick, facts }: FloorAuthorProps) {
  const { floor: words } = useWords(clubsPack)
  const { UID, HEAD, DESSERT, SKIN } = row
  const page = `/p/${UID}`
  const head = <Head id={UID} src={HEAD || null} size={64} alt="" className={styles.head} />
  return (
    <div className={styles.author}>
      <div className={styles.follows}>
        <div className={styles.board}>
          {row.NICK === '' ? (
            head
          ) : (
            <Link to={page} tabIndex={-1} aria-hidden>
              {head}
            </Link>
          )}
          {DESSERT !== '' && (
            <span className={styles.dessert}>
              <FloorDessert dessert={DESSERT} skin={SKIN} />
            </span>
          )}
        </div>
        <div className={styles.who}>
          {row.NICK === '' ? (
            <span className={styles.nick}>{nick}</span>
          ) : (
            <Link to={page} className={styles.nick} style={inColour(row.COLOUR)}>
              {nick}
            </Link>
          )}
          {row.STAFF === 'Y' && <StaffMark>{words.staff}</StaffMark>}
        </div>
        <Facts facts={facts} medal={row.MEDAL} />
      </div>
    </div>
  )
}

function Facts({ facts, medal }: { readonly facts: AuthorFacts | undefined; readonly medal: string }) {
  const { floor: words } = useWords(clubsPack)
  if (!facts) return <div className={styles.facts} />
  return (
    <div className={styles.facts}>
      <span className={styles.levels}>
        <Level kind="player" level={facts.LIFE} name={words.life} />
        <Level kind="bomb" level={facts.BOMB} name={words.bomb} />
        {medal !== '' && <FloorMedal code={medal} />}
      </span>
      <span className={styles.since}>
        <span>{words.wrote(facts.FLOORS)}</span>
        <span className="not-m">{words.joined(facts.JOINED)}</span>
      </span>
    </div>
  )
}

interface LevelProps {
  readonly kind: 'player' | 'bomb'
  readonly level: number
  readonly name: (level: number) => string
}

function Level({ kind, level, name }: LevelProps) {
  return (
    <span className={styles.level} title={name(level)} role="img" aria-label={name(level)}>
      <LevelMark kind={kind} />
      {level}
    </span>
  )
}
