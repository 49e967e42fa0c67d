import { useEffect, useEffectEvent } from 'react'
import { writeEvent } from '#session/write-event.ts'

/** Hears that somebody wants to write, from a button, a key or the address `#write`. */
export const useWriteWish = (open: () => void): void => {
  const wish = useEffectEvent(open)
  useEffect(() => {
    const act = () => wish()
    addEventListener(writeEvent, act)
    if (location.hash === '#write') act()
    return () => removeEventListener(writeEvent, act)
  }, [])
}
