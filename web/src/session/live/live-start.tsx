import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { useToken } from '../me.ts'
import { liveWishes } from './live-wishes.ts'

const LivePart = lazyPart(() => import('./live-part.tsx').then((part) => part.LivePart))

/**
 * Listens to the site once the page has settled, for members and for pages that wish to hear of something. The children
 * hear what members are told unasked.
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

/** True a moment after the page is there, so that nothing of its first view waits for this. */
const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledMs)
    return () => clearTimeout(timer)
  }, [])
  return settled
}

const settledMs = 1_500
