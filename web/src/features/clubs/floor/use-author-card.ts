import { type RefObject, useEffect, useState } from 'react'

/** Whose card is wanted, and beside what it stands. */
export interface WantedCard {
  readonly id: number
  readonly anchor: HTMLElement
}

/** A pointer that rests so long means it; one that only crosses does not. */
const restMs = 350
const leaveMs = 250

/** Hears when a pointer rests on an author, or the focus does, and when it has left both author and card. */
export function useAuthorCard(list: RefObject<HTMLElement | null>): readonly [WantedCard | null, () => void] {
  const [card, setCard] = useState<WantedCard | null>(null)
  useEffect(() => {
    const { current: element } = list
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ending = new AbortController()
    const { signal } = ending
    const later = (ms: number, next: WantedCard | null) => {
      clearTimeout(timer)
      timer = setTimeout(() => setCard(next), ms)
    }
    const come = (ms: number) => (event: Event) => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null
      if (anchor) later(ms, { id: Number(anchor.dataset.card), anchor })
    }
    // A finger has no way to rest: it follows the link.
    const fine = matchMedia('(hover: hover)').matches
    if (fine) element.addEventListener('pointerover', come(restMs), { signal })
    element.addEventListener(
      'focusin',
      (event) => event.target instanceof Element && event.target.matches(':focus-visible') && come(restMs)(event),
      { signal },
    )
    const leave = (event: PointerEvent | FocusEvent) => {
      const { target, relatedTarget } = event
      if (within(target) && !within(relatedTarget)) later(leaveMs, null)
      else if (relatedTarget instanceof Element && relatedTarget.closest('[data-author-card]')) clearTimeout(timer)
    }
    document.addEventListener('pointerout', leave, { signal })
    document.addEventListener('focusout', leave, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && later(0, null), { signal })
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [list])
  return [card, () => setCard(null)]
}

const within = (place: EventTarget | null): boolean =>
  place instanceof Element && place.closest('[data-card], [data-author-card]') !== null
