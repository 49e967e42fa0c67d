import type { ClubRow } from '@patisserie/contract/clubs'
import { site } from '@patisserie/contract/site'
import { useRead } from '../../../api/reads.ts'
import { problemWord } from '../../../api/refusal-words.ts'
import { EmptyArt } from '../../../cards/empty-art.tsx'
import { clubPath, topicPath } from '../../../cards/topic/topic-path.ts'
import { Head } from '../../../design/art/head.tsx'
import { Icon } from '../../../design/icons/icon.tsx'
import { Button, buttonClass } from '../../../design/parts/button.tsx'
import { cardClass } from '../../../design/parts/card.tsx'
import { iconButtonClass } from '../../../design/parts/icon-button.tsx'
import { PageHead } from '../../../design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '../../../design/parts/state/empty-state.tsx'
import { SkeletonRows } from '../../../design/parts/state/skeleton.tsx'
import { Ago } from '../../../session/ago.tsx'
import { Link } from '../../../session/link.tsx'
import { useWords } from '../../../session/words.tsx'
import { useClubWords } from '../clubs-words.ts'
import styles from './club-list.module.css'
import { feedPaths } from './clubs-loader.ts'

/** Every club with what was said in it last. */
export function ClubList() {
  const all = useWords()
  const { shell } = all
  const words = useClubWords()
  const { value, refusal, again } = useRead(site.clubs.calls.list, {})
  return (
    <>
      <PageHead
        title={words.title}
        sub={
          <span className={styles.sub}>
            <span className="num">{value ? words.count(value.length, sum(value)) : '\u00a0'}</span>
            <a
              href={feedPaths().rss}
              className={iconButtonClass({ size: 'small' })}
              aria-label={words.feedNew}
              data-tip={words.feedNew}
            >
              <Icon name="rss" size={18} />
            </a>
          </span>
        }
        actions={
          <Link to="/ms/propose" className={buttonClass({}, styles.propose)}>
            {words.propose}
          </Link>
        }
      />
      {value && value.length > 0 && (
        <ul className={styles.clubs}>
          {value.map((club) => (
            <Club key={club.KeyID} club={club} />
          ))}
        </ul>
      )}
      {value?.length === 0 && (
        <EmptyState art={<EmptyArt />} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      )}
      {!value && !refusal && <SkeletonRows rows={6} label={shell.loading} />}
      {refusal && (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      )}
    </>
  )
}

function Club({ club }: { readonly club: ClubRow }) {
  const words = useClubWords()
  const { LAST } = club
  return (
    <li className={cardClass({}, styles.club)} data-list-item="">
      <Head id={club.KeyID} src={club.PIC || null} size={72} alt="" className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={clubPath(club.KeyID)} data-list-main="" className={styles.link}>
            {club.NAME}
          </Link>
        </h2>
        <p className={styles.counts}>{words.counts(club.TOPICS, club.FLOORS)}</p>
        <p className={styles.intro}>{club.INTRO}</p>
      </div>
      <p className={styles.last}>
        {LAST ? (
          <>
            <Head id={LAST.UID} src={LAST.HEAD || null} size={24} alt="" />
            <Link to={topicPath(LAST.T)} className={styles.title} data-list-aside="">
              {LAST.TITLE}
            </Link>
            <Ago at={LAST.TIME} className={styles.time} />
          </>
        ) : (
          <span className={styles.time}>{words.quiet}</span>
        )}
      </p>
    </li>
  )
}

const sum = (clubs: readonly ClubRow[]): number => clubs.reduce((all, { TOPICS }) => all + TOPICS, 0)
