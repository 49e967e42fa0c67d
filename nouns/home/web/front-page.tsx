import type { ReactNode } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import { ReplayCard } from '#nouns/replays/web/card/replay-card.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { home as homeContract } from '../contract/home.ts'
import { homePack } from '../words/home.pack.ts'
import arrives from './arrives.module.css'
import { FrontTopics, freshTopicsId } from './front-topics.tsx'
import { GameShelf } from './game-shelf.tsx'
import styles from './home-page.module.css'
import { BandPlace } from './member/member-places.tsx'
import { NewFaces } from './new-faces.tsx'
import { ShopWindow } from './shop-window.tsx'
import { useArrived } from './use-arrived.ts'

const NewsPill = lazyPart(() => import('./news-pill.tsx').then((part) => part.NewsPill))
// Below the first view, and pictures are most of it.
const FrontPaintings = lazyPart(() => import('./front-paintings.tsx').then((part) => part.FrontPaintings))

interface FrontPageProps {
  /** Events to bet on, below the paintings; nothing on a site without them. */
  readonly bets: ReactNode
}

/** The shop window for guests; a greeting and what is new for members. Below it what is on the shelf today. */
export function FrontPage({ bets }: FrontPageProps) {
  const words = useWords()
  const home = useWords(homePack)
  const { value: front, refusal, again } = useRead(homeContract.calls.front, {})
  const arrived = useArrived(front?.replays, ({ KeyID }) => String(KeyID))
  return (
    <>
      <Announcement />
      <BandPlace />
      <ShopWindow totals={front?.totals} />
      <FrontTopics />
      {refusal && (
        <ErrorState title={home.failed} actions={<Button onClick={again}>{words.shell.retry}</Button>}>
          {problemWord(refusal, words)}
        </ErrorState>
      )}
      {!refusal && (
        <section className={styles.section}>
          <SectionHead title={home.newest.title} more={<Link to="/rpy">{home.all}</Link>} />
          {front?.replays.length === 0 ? (
            <Card>
              <EmptyState
                art={<EmptyArt />}
                title={home.noReplays}
                actions={
                  <Link to="/rpy/upload" className={buttonClass()}>
                    {home.window.upload}
                  </Link>
                }
              >
                {home.noReplaysText}
              </EmptyState>
            </Card>
          ) : (
            <ul className={styles.strip}>
              {front
                ? front.replays.slice(0, shown).map((row, at) => (
                    <li
                      key={row.KeyID}
                      data-list-item=""
                      className={arrived.has(String(row.KeyID)) ? arrives.row : undefined}
                    >
                      <ReplayCard row={row} eager={at === 0} />
                    </li>
                  ))
                : Array.from({ length: 5 }, (_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
                    <li key={i}>
                      <Skeleton shape="picture" ratio="4 / 5" />
                    </li>
                  ))}
            </ul>
          )}
        </section>
      )}
      <FrontPaintings placeholder={<div className={styles.wall} />} />
      {bets}
      <div className={styles.two}>
        <GameShelf games={front?.games ?? []} />
        <NewFaces members={front?.members ?? []} total={front?.totals.members} />
      </div>
      <NewsPill onPress={goToFresh} />
    </>
  )
}

/** Moves the focus to the list of topics, where the new rows come first, because the pressed pill goes away. */
function goToFresh(): void {
  const list = document.getElementById(freshTopicsId)
  if (!list) return
  const { top } = list.getBoundingClientRect()
  const isSeen = top >= 0 && top < innerHeight / 2
  list.focus({ preventScroll: isSeen })
}

/** Announcement of the staff, above everything else. */
function Announcement() {
  const { language } = useLanguage()
  const { value } = useRead(homeContract.calls.notice, {}, { quiet: true })
  const text = value?.announcement?.[language]
  return text ? <Banner className={styles.announcement}>{text}</Banner> : null
}

/** A full row on wide screens. */
const shown = 5
