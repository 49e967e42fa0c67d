import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds on the screen after which an element counts as seen. */
const sightMs = 1_000
/** Share of the element that must be on the screen. */
const sightShare = 0.5

/**
 * Calls `act` once after the element was on the screen for a moment in a visible tab; `wanted` false: never. An element
 * higher than the screen counts when it fills half of it.
 */
export function useInSight<E extends HTMLElement>(wanted: boolean, act: () => void) {
  const element = useRef<E>(null)
  const seen = useEffectEvent(act)
  useEffect(() => {
    const watched = element.current
    if (!watched || !wanted) return
    let inSight = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      watch.disconnect()
      document.removeEventListener('visibilitychange', start)
    }
    const start = () => {
      clearTimeout(timer)
      if (!inSight || document.hidden) return
      timer = setTimeout(() => {
        stop()
        seen()
      }, sightMs)
    }
    const watch = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        inSight = entry !== undefined && isSeen(entry)
        start()
      },
      { threshold: [0, 0.25, sightShare] },
    )
    watch.observe(watched)
    document.addEventListener('visibilitychange', start)
    return stop
  }, [wanted])
  return element
}

const isSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= sightShare || (rootBounds !== null && intersectionRect.height >= rootBounds.height * sightShare)
