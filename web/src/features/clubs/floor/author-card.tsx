import { site } from '@patisserie/contract/site'
import { formatDateTime } from '@patisserie/rules/beijing-time'
import { formatNumber } from '@patisserie/rules/text'
import { useLayoutEffect, useRef } from 'react'
import { useRead } from '../../../api/reads.ts'
import { StaffMark } from '../../../cards/person/staff-mark.tsx'
import { Head } from '../../../design/art/head.tsx'
import { Fact, Facts } from '../../../design/parts/facts.tsx'
import { placeUnder } from '../../../design/parts/over/place-under.ts'
import { SkeletonLines } from '../../../design/parts/state/skeleton.tsx'
import { Link } from '../../../session/link.tsx'
import { useLanguage } from '../../../session/words.tsx'
import { useClubWords } from '../clubs-words.ts'
import styles from './author-card.module.css'
import type { WantedCard } from './use-author-card.ts'

export interface AuthorCardProps {
  readonly card: WantedCard
  /** The author has the staff sign. */
  readonly staff: boolean
}

/** Card of a floor's author: medal, dessert and counts, as far as the author shows them. */
export function AuthorCard({ card: { id, anchor }, staff }: AuthorCardProps) {
  const { language } = useLanguage()
  const { floor: words } = useClubWords()
  const popover = useRef<HTMLElement>(null)
  const { value, refusal } = useRead(site.home.calls.card, { id: String(id) }, { quiet: true })
  // Placed anew when its words have come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size depends on what it shows
  useLayoutEffect(() => {
    const { current: element } = popover
    if (!element) return
    if (!element.matches(':popover-open')) element.showPopover()
    const placing = placeUnder(element, anchor, 'start')
    return () => placing.abort()
  }, [anchor, value])
  return (
    <section
      ref={popover}
      popover="manual"
      aria-label={words.card(value?.NICK ?? '')}
      data-author-card=""
      className={styles.card}
    >
      {refusal && <p className="mute">{words.cardFailed}</p>}
      {!value && !refusal && <SkeletonLines lines={4} />}
      {value && (
        <>
          <div className={styles.who}>
            <Head id={value.UID} src={value.HEAD || null} size={48} alt="" />
            <Link to={`/p/${value.UID}`} className={styles.nick}>
              {value.NICK}
            </Link>
            {staff && <StaffMark>{words.staff}</StaffMark>}
          </div>
          {value.BRINT !== '' && <p className={styles.intro}>{value.BRINT}</p>}
          <Facts>
            <Fact label={words.cardCounts.topics}>{formatNumber(value.TOPICS)}</Fact>
            <Fact label={words.cardCounts.floors}>{formatNumber(value.FLOORS)}</Fact>
            <Fact label={words.cardCounts.replays}>{formatNumber(value.REPLAYS)}</Fact>
            <Fact label={words.cardCounts.followers}>{formatNumber(value.FOLLOWERS)}</Fact>
            <Fact label={words.cardCounts.likes}>{formatNumber(value.LIKES)}</Fact>
            <Fact label={words.cardCounts.joined}>{formatDateTime(value.JOINED, 'date', language)}</Fact>
          </Facts>
        </>
      )}
    </section>
  )
}
