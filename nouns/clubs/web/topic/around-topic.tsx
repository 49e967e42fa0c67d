import { clubs } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import '#nouns/replays/web/card/run-card.css'
import { useRead } from '#api/reads.ts'
import { useBlocked } from '#cards/person/use-blocked.ts'
import { Head } from '#design/art/heads/head.tsx'
import { pictureSize } from '#design/art/picture-size.ts'
import { Icon } from '#design/icons/icon.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { LikedFloor, RunBeside } from '../../contract/clubs.ts'
import { floorPath } from '../card/topic-path.ts'
import styles from './topic-rail.module.css'

/** The most liked floors of a topic, and runs about it; each only where there are some. */
export function AroundTopic({ t, size }: { readonly t: number; readonly size: number }) {
  const { value } = useRead(clubs.calls.aroundTopic, { id: String(t) }, { quiet: true })
  const blocked = useBlocked()
  if (!value) return null
  const liked = value.liked.filter(({ UID }) => !blocked.has(UID))
  return (
    <>
      {liked.length > 0 && <Liked t={t} floors={liked} size={size} />}
      {value.runs.length > 0 && <Runs runs={value.runs} game={value.game} />}
    </>
  )
}

interface LikedProps {
  readonly t: number
  readonly floors: readonly LikedFloor[]
  /** Floors on a page. */
  readonly size: number
}

function Liked({ t, floors, size }: LikedProps) {
  const { topic: words } = useWords(clubsPack)
  const { closedName } = useWords().accounts
  return (
    <section>
      <SectionHead title={words.liked.title} />
      <ul className={cardClass({ clip: true })}>
        {floors.map(({ FLOOR, UID, NICK, HEAD, LIKES, EXCERPT }) => (
          <li key={FLOOR} className={styles.liked}>
            <Head id={UID} src={HEAD || null} size={28} alt="" />
            <Link to={floorPath(t, FLOOR, size)} stay className={styles.floor}>
              <span className={styles.said}>{EXCERPT || words.noWords}</span>
              <small className="ellipsis">
                {NICK || closedName} · #{FLOOR}
              </small>
            </Link>
            <span className={styles.likes}>
              <Icon name="heart" size={14} />
              {formatNumber(LIKES)}
              <span className="visually-hidden">{words.likesOf(LIKES)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Runs({ runs, game }: { readonly runs: readonly RunBeside[]; readonly game: number | null }) {
  const { topic: words } = useWords(clubsPack)
  const { language } = useLanguage()
  const { closedName } = useWords().accounts
  const ofGame = runs.find(({ GAM }) => GAM === game)
  return (
    <section>
      <SectionHead
        title={words.runs.title}
        more={ofGame && <Link to={`/rpy?game=${ofGame.GAM}`}>{ofGame.GAME[language]}</Link>}
      />
      <ul className={styles.runs}>
        {runs.map((run) => (
          <li key={run.CODE}>
            <Link to={`/r/${run.CODE}`} className="run-card">
              <img src={run.SCREEN && pictureSize(run.SCREEN, 'list')} alt="" width={96} height={72} loading="lazy" />
              <span className="run-words">
                <span>
                  <b>{[run.GAME[language], run.SHOT[language]].filter(Boolean).join(' · ')}</b>
                  {run.RANKNAME && <i data-rank={run.RANK}>{run.RANKNAME}</i>}
                </span>
                <strong>{formatNumber(run.SCORE)}</strong>
                <small>{run.NICK || closedName}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
