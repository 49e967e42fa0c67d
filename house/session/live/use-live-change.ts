import { useEffect, useRef } from 'react'
import { useLive } from './live-wishes.ts'

/**
 * Calls `changed` when the state of an event without an id is not what it was when this part appeared, or was not known
 * then: what the part has read may be older than the first state that it hears.
 */
export const useLiveChange = (name: string, changed: () => void): void => {
  const known = useRef<string>(null)
  const began = useRef(false)
  // Hears at once, before the effect below, what the page knows already.
  useLive(name, null, (state) => {
    const now = JSON.stringify(state)
    if (began.current && known.current !== now) changed()
    known.current = now
  })
  useEffect(() => {
    began.current = true
  }, [])
}
