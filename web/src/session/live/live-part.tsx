import { site } from '@patisserie/contract/site'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '../../api/api-context.ts'
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
/** Where no stream can be had, the counter is asked for so often. */
const askEveryMs = 60_000

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
    source.current?.wish(
      seen ? { token, replays: liveWishes.replays(), topics: liveWishes.topics(), tags: liveWishes.tags() } : null,
    )
  }, [token, version, seen])
  useAsking(Boolean(token) && seen && !stands)
  return null
}

/** What becomes of an event. */
function useHear(): (event: LiveEvent) => void {
  const { patch, touch } = useReads()
  const { calls: accounts } = site.accounts
  const { calls: replays } = site.replays
  const at = useRef(new Map<string, number>())
  return ({ event, data }) => {
    // The session is over: what is read of oneself finds that out.
    if (event === 'ended') touch(['me'])
    if (event === 'reminders') {
      const { unread, followers } = data
      if (typeof unread !== 'number' || typeof followers !== 'number') return
      patch(accounts.me, (profile) => ({ ...profile, remindNum: unread, pyNum: followers }))
    }
    if (event === 'replay') {
      const { rid, likes, comments } = data
      if (typeof likes !== 'number' || typeof comments !== 'number') return
      patch(replays.one, (run) => (run.KeyID === rid ? { ...run, LIKES: likes, REPCOMNUM: comments } : run))
    }
    if (event === 'topic') {
      const { t, top } = data
      if (typeof t === 'number' && typeof top === 'number') liveWishes.topic({ t, top })
    }
    if (event === 'touched') {
      const { tag, at: instant } = data
      if (typeof tag !== 'string' || typeof instant !== 'number') return
      const before = at.current.get(tag)
      at.current.set(tag, instant)
      // The first one only says how things stand.
      if (before !== undefined && before !== instant) liveWishes.touched(tag)
    }
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

/** Asks for the counter now and then. */
function useAsking(wanted: boolean): void {
  const { call } = useApi()
  const { patch } = useReads()
  const ask = useEffectEvent(async () => {
    const answer = await call(site.reminders.calls.fresh, {}, { quiet: true })
    if (answer.ok) patch(site.accounts.calls.me, (profile) => ({ ...profile, remindNum: answer.value.unread }))
  })
  useEffect(() => {
    if (!wanted) return
    void ask()
    const timer = setInterval(() => void ask(), askEveryMs)
    return () => clearInterval(timer)
  }, [wanted])
}
