import { useSyncExternalStore } from 'react'
import { cookieNames, setCookie } from '../cookies.ts'

export type Side = 'open' | 'closed'

/** State of the left bar on wide screens. On small screens the stylesheet closes it always. */
export const useSide = (): Side => useSyncExternalStore(subscribe, shownSide, () => 'open')

/** The cookie's value is 1 for closed and 0 for open. */
export const setSide = (side: Side): void => {
  setCookie(cookieNames.side, side === 'closed' ? '1' : '0')
  document.documentElement.dataset.side = side
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownSide = (): Side => (document.documentElement.dataset.side === 'closed' ? 'closed' : 'open')
