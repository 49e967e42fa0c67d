import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useReads } from '#api/reads.ts'
import type { LiveEvent } from './live-parse.ts'
import type { LiveNews } from './live-room.ts'
import { type LiveSource, openLiveSource } from './live-source.ts'
import { liveWishes } from './live-wishes.ts'

export interface LivePartProps {
  readonly token: string
  /** Changes whenever the set of wishes changes. */
  readonly version: number
}

/** Time after which a hidden page stops listening, in milliseconds; shorter for a page with a stream of its own. */
const hiddenMs = 5 * 60_000
const hiddenAloneMs = 10_000

/** Connects the live stream to the wishes of the parts of this page. */
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

/** Answers a function that passes each event to the parts that listen to it. */
function useHear(): (event: LiveEvent) => void {
  const { touch } = useReads()
  return ({ event, data }) => {
    // The session has ended: rereading `me` gets the refusal that makes `SessionKeeper` expire it.
    if (event === 'ended') touch(['me'])
    else liveWishes.tell(event, String(data.subject), data)
  }
}

/** True while the page is visible, and for a while after it was hidden. */
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
