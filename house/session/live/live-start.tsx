import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { useToken } from '../me.ts'
import { liveWishes } from './live-wishes.ts'

const LivePart = lazyPart(() => import('./live-part.tsx').then((part) => part.LivePart))

/**
 * Loads the live stream once the page has settled, for members and for pages that wish for something. The children are
 * for members: they get events that need no subscription.
 */
export function LiveStart({ children }: { readonly children: ReactNode }) {
  const token = useToken()
  const version = useSyncExternalStore(liveWishes.subscribe, liveWishes.version, () => 0)
  const settled = useSettled()
  if (!settled || (!token && version === 0)) return null
  return (
    <>
      <LivePart token={token ?? ''} version={version} />
      {token && children}
    </>
  )
}

/** True a moment after mounting, so that the live stream does not delay the first view. */
const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledMs)
    return () => clearTimeout(timer)
  }, [])
  return settled
}

const settledMs = 1_500
