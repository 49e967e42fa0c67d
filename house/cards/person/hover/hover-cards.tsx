import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { HoverCard } from './hover-card.tsx'
import { hintId, type NameWatch, type OpenCard, watchNames } from './watch-names.ts'

export interface HoverCardsProps {
  /** Answers the events that came before this part. */
  readonly takeWaiting: () => readonly Event[]
}

/** The card of the person whose name is pointed at, pressed long, or asked for by key. */
export function HoverCards({ takeWaiting }: HoverCardsProps) {
  const words = useWords(personPack).card
  const watch = useRef<NameWatch>(null)
  const [card, setCard] = useState<OpenCard | null>(null)
  const href = useLocation({ select: (place) => place.href })
  // Stands before the watch begins: at the start there is nothing to close.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the card
  useEffect(() => watch.current?.close(), [href])
  useEffect(() => {
    const began = watchNames(setCard)
    for (const event of takeWaiting()) began.hear(event)
    watch.current = began
    return began.end
  }, [takeWaiting])
  // In a dialog or popover the card stands inside it: everything outside a modal dialog is inert.
  const host = card?.anchor.closest('dialog, [popover]') ?? document.body
  return (
    <>
      <span id={hintId} hidden>
        {words.keys}
      </span>
      {card && createPortal(<HoverCard key={card.id} card={card} onClose={() => watch.current?.close()} />, host)}
    </>
  )
}
