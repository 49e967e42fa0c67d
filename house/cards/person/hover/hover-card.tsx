import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useRead } from '#api/reads.ts'
import { home } from '#contract/home.ts'
import { Head } from '#design/art/heads/head.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { placeUnder } from '#design/parts/over/place-under.ts'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useOpenParts } from '#session/open-parts.ts'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { StaffMark } from '../staff-mark.tsx'
import { CardActs } from './card-acts.tsx'
import { type CardPerson, cardParts } from './card-parts.ts'
import styles from './hover-card.module.css'
import type { OpenCard } from './watch-names.ts'

export interface HoverCardProps {
  readonly card: OpenCard
  readonly onClose: () => void
}

/** A person's card beside a link to them. Opened by key it has the focus, and gives it back. */
export function HoverCard({ card: { id, anchor, by }, onClose }: HoverCardProps) {
  const words = useWords(personPack).card
  const popover = useRef<HTMLElement>(null)
  const { value, refusal } = useRead(home.calls.card, { id: String(id) }, { quiet: true })
  // Placed again when its content has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size depends on what it shows
  useLayoutEffect(() => {
    const { current: element } = popover
    if (!element) return
    if (!element.matches(':popover-open')) element.showPopover()
    const placing = placeUnder(element, anchor, 'start')
    return () => placing.abort()
  }, [anchor, value, refusal])
  useEffect(() => {
    if (by === 'key') popover.current?.focus()
  }, [by])
  const giveBack = (event: KeyboardEvent<HTMLElement>) => {
    if (by !== 'key' || event.key !== 'Tab' || !isAtEdge(event.currentTarget, event.shiftKey)) return
    event.preventDefault()
    onClose()
    anchor.focus()
  }
  return (
    <section
      ref={popover}
      popover="manual"
      role="dialog"
      tabIndex={-1}
      aria-label={value ? words.label(value.NICK) : words.loading}
      aria-busy={(!value && !refusal) || undefined}
      data-person-card=""
      className={styles.card}
      onKeyDown={giveBack}
    >
      {refusal && <p className="mute">{refusal === 'personUnknown' ? words.gone : words.failed}</p>}
      {!value && !refusal && <SkeletonLines lines={4} />}
      {value && <Shown value={value} />}
    </section>
  )
}

function Shown({ value }: { readonly value: CardPerson }) {
  const parts = useOpenParts(cardParts)
  const { own } = useTimes()
  const { card: words, staff } = useWords(personPack)
  return (
    <>
      <div className={styles.who}>
        <Head id={value.UID} src={value.HEAD || null} size={48} alt="" />
        <div className={styles.names}>
          <Link to={`/p/${value.UID}`} className={styles.nick}>
            {value.NICK}
          </Link>
          <span className={styles.marks}>
            {value.STAFF === 'Y' && <StaffMark>{staff}</StaffMark>}
            {value.HERE === 'Y' && <Chip tint="matcha">{words.here}</Chip>}
          </span>
        </div>
        {parts.map(({ order, Part }) => (
          <Part key={order} person={value} className={styles.dessert} />
        ))}
      </div>
      {value.BRINT !== '' && <p className={styles.intro}>{value.BRINT}</p>}
      <Facts>
        <Fact label={words.counts.topics}>{formatNumber(value.TOPICS)}</Fact>
        <Fact label={words.counts.floors}>{formatNumber(value.FLOORS)}</Fact>
        <Fact label={words.counts.replays}>{formatNumber(value.REPLAYS)}</Fact>
        <Fact label={words.counts.followers}>{formatNumber(value.FOLLOWERS)}</Fact>
        <Fact label={words.counts.likes}>{formatNumber(value.LIKES)}</Fact>
        <Fact label={words.counts.joined}>{own(value.JOINED, 'date')}</Fact>
      </Facts>
      <CardActs id={value.UID} />
    </>
  )
}

/** Whether the next Tab would leave the card. */
function isAtEdge(card: HTMLElement, backwards: boolean): boolean {
  const stops = [...card.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')]
  const { activeElement } = document
  return activeElement === (backwards ? stops[0] : stops.at(-1)) || (backwards && activeElement === card)
}
