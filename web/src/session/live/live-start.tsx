import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { useToken } from '../me.ts'
import { liveWishes } from './live-wishes.ts'

const LivePart = lazyPart(() => import('./live-part.tsx').then((part) => part.LivePart))

/** Listens to the site once the page has settled, for members and for pages that wish to hear of something. */
export function LiveStart() {
  const token = useToken()
  const version = useSyncExternalStore(liveWishes.subscribe, liveWishes.version, () => 0)
  const settled = useSettled()
  return settled && (token || version > 0) ? <LivePart token={token ?? ''} version={version} /> : null
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
