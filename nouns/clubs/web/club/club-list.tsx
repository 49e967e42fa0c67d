import { useDeferredValue, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { searchPath } from '#cards/search/search-path.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { iconButtonClass } from '#design/parts/icon-button.tsx'
import { PageHead, SectionHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { ListedClub } from '../../contract/clubs.ts'
import { clubs as clubsContract } from '../../contract/clubs.ts'
import { clubListPack } from '../../words/club-list.pack.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { useUnread } from '../card/topic-marks.ts'
import { feedPaths } from '../card/topic-path.ts'
import { ClubCard } from './club-card.tsx'
import { ClubFinder } from './club-finder.tsx'
import styles from './club-list.module.css'
import { findClubs } from './find-clubs.ts'
import { OftenClubs } from './often-clubs.tsx'

/** Every club with the topics last written in; for members, the ones they go to before all. */
export function ClubList() {
  const all = useWords()
  const { shell } = all
  const { title, feedNew } = useWords(clubsPack)
  const words = useWords(clubListPack)
  const { value, refusal, again } = useRead(clubsContract.calls.list, {})
  return (
    <>
      <PageHead
        line
        title={title}
        sub={
          <span className={styles.sub}>
            <span className="num">{value ? words.count(value.length, sum(value)) : '\u00a0'}</span>
            <a
              href={feedPaths().rss}
              className={iconButtonClass({ size: 'small' })}
              aria-label={feedNew}
              data-tip={feedNew}
            >
              <Icon name="rss" size={18} />
            </a>
          </span>
        }
        actions={
          <Link to="/ms/propose" className={buttonClass({})}>
            {words.propose}
          </Link>
        }
      />
      {value && value.length > 0 && <Clubs clubs={value} />}
      {value?.length === 0 && <EmptyState art={<EmptyArt />} title={words.empty} />}
      {!value && !refusal && <SkeletonRows rows={6} label={shell.loading} />}
      {refusal && (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      )}
    </>
  )
}

function Clubs({ clubs }: { readonly clubs: readonly ListedClub[] }) {
  const { titles } = useWords()
  const words = useWords(clubListPack)
  const [typed, setTyped] = useState('')
  const found = findClubs(clubs, useDeferredValue(typed))
  const unread = useUnread(clubs.flatMap(({ NEWEST }) => NEWEST))
  return (
    <>
      <OftenClubs clubs={clubs} />
      <div className={styles.bar}>
        <SectionHead title={words.all.title} />
        <ClubFinder
          clubs={clubs}
          onType={setTyped}
          found={typed.trim() === '' ? '' : words.count(found.length, sum(found))}
        />
      </div>
      {found.length > 0 && (
        <ul className={styles.clubs}>
          {found.map((club, at) => (
            <ClubCard key={club.KeyID} club={club} unread={unread} eager={at < eagerCovers} />
          ))}
        </ul>
      )}
      {found.length === 0 && (
        <EmptyState
          art={<EmptyArt />}
          title={words.findNone(typed.trim())}
          actions={
            <Link to={searchPath({ q: typed.trim() })} className={buttonClass()}>
              {titles.search}
            </Link>
          }
        />
      )}
    </>
  )
}

/** Covers of the first view. */
const eagerCovers = 4

const sum = (clubs: readonly ListedClub[]): number => clubs.reduce((all, { TOPICS }) => all + TOPICS, 0)
