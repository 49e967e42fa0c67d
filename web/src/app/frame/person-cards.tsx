import { useEffect, useState } from 'react'
import { lazyPart } from '../../session/lazy-part.tsx'

const HoverCards = lazyPart(() => import('../../cards/person/hover/hover-cards.tsx').then((part) => part.HoverCards))

/** Cards on people's names. Their chunk is loaded with the first sign of interest in a name, which it then handles. */
export function PersonCards() {
  const [first, setFirst] = useState<Event | null>(null)
  useEffect(() => {
    if (first) return
    const ending = new AbortController()
    const look = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="/p/"]')) setFirst(event)
    }
    const options = { passive: true, signal: ending.signal }
    for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, look, options)
    return () => ending.abort()
  }, [first])
  return first && <HoverCards first={first} />
}
