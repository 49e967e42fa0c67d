import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#session/lazy-part.tsx'

const HoverCards = lazyPart(() => import('#cards/person/hover/hover-cards.tsx').then((part) => part.HoverCards))

/**
 * Cards on people's names. Their chunk is loaded with the first sign of interest in a name, and handles the events since
 * then when it has arrived.
 */
export function PersonCards() {
  const [state, setState] = useState<'asleep' | 'wanted' | 'there'>('asleep')
  const waiting = useRef<Event[]>([])
  useEffect(() => {
    if (state === 'there') return
    const ending = new AbortController()
    const keep = (event: Event) => {
      const isName = event.target instanceof Element && event.target.closest('a[href^="/p/"]')
      if (isName) setState('wanted')
      if (isName || state === 'wanted') waiting.current = [...waiting.current.slice(-mostKept), event]
    }
    const options = { passive: true, signal: ending.signal }
    for (const type of ['pointerover', 'focusin', 'keydown', 'touchstart', 'touchend']) {
      addEventListener(type, keep, options)
    }
    return () => ending.abort()
  }, [state])
  const takeWaiting = useCallback(() => {
    setState('there')
    return waiting.current.splice(0)
  }, [])
  return state !== 'asleep' && <HoverCards takeWaiting={takeWaiting} />
}

const mostKept = 20
