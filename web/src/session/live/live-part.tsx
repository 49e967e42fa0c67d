import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useReads } from '../../api/reads.ts'
import type { LiveEvent } from './live-parse.ts'
import type { LiveNews } from './live-room.ts'
import { type LiveSource, openLiveSource } from './live-source.ts'
import { liveWishes } from './live-wishes.ts'

export interface LivePartProps {
  readonly token: string
  /** Another number whenever the wishes are others. */
  readonly version: number
}

/** Out of sight for so long, a page wants to hear nothing; one that has a stream of its own, much sooner. */
const hiddenMs = 5 * 60_000
const hiddenAloneMs = 10_000

/** Carries what the site says into what the page shows. */
export function LivePart({ token, version }: LivePartProps) {
  const [stands, setStands] = useState(true)
  const source = useRef<LiveSource>(null)
  const seen = useSeen(source)
  const hear = useHear()
  const tell = useEffectEvent((news: LiveNews) => ('event' in news ? hear(news.event) : setStands(news.stands)))

  useEffect(() => {
    const opened = openLiveSource((news) => tell(news))
    source.current = opened
    const leave = () => opened.wish(null)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      source.current = null
      opened.close()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the wishes
  useEffect(() => {
    liveWishes.ofSession(token)
    source.current?.wish(seen ? { token, subjects: liveWishes.subjects() } : null)
  }, [token, version, seen])
  const silent = seen && !stands
  useEffect(() => liveWishes.silence(silent), [silent])
  return null
}

/** Hands each state to whoever listens to it. */
function useHear(): (event: LiveEvent) => void {
  const { touch } = useReads()
  return ({ event, data }) => {
    // The session is over: what is read of oneself finds that out.
    if (event === 'ended') touch(['me'])
    else liveWishes.tell(event, String(data.subject), data)
  }
}

/** Whether the page is in sight, or was until a while ago. */
function useSeen(source: { readonly current: LiveSource | null }): boolean {
  const [seen, setSeen] = useState(() => document.visibilityState === 'visible')
  const patience = useEffectEvent(() => (source.current?.isShared() === false ? hiddenAloneMs : hiddenMs))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') setSeen(true)
      else timer = setTimeout(() => setSeen(false), patience())
    }
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
    }
  }, [])
  return seen
}
