import { useEffect, useEffectEvent } from 'react'

/** What the pages that stand open want to hear of, each as often as it is wanted. */
const replays = new Map<number, number>()
const topics = new Set<{ readonly t: number; readonly hear: (state: TopicState) => void }>()
const touched = new Set<{ readonly tag: string; readonly act: () => void }>()
const listeners = new Set<() => void>()
let version = 0

/** Keeps the likes and comments of an open replay page up to date: the read of the page shows them. */
export const useLiveReplay = (rid: number): void => {
  useEffect(() => {
    replays.set(rid, (replays.get(rid) ?? 0) + 1)
    changed()
    return () => {
      const left = (replays.get(rid) ?? 1) - 1
      if (left > 0) replays.set(rid, left)
      else replays.delete(rid)
      changed()
    }
  }, [rid])
}

/** How far a topic has grown. */
export interface TopicState {
  readonly t: number
  /** The highest number of a floor. */
  readonly top: number
}

/** Hears how far an open topic has grown, once at the start and whenever it grows. */
export const useLiveTopic = (t: number, hear: (state: TopicState) => void): void => {
  const say = useEffectEvent(hear)
  useEffect(() => {
    const wish = { t, hear: (state: TopicState) => say(state) }
    topics.add(wish)
    changed()
    return () => {
      topics.delete(wish)
      changed()
    }
  }, [t])
}

/** Hears that a write somewhere has touched what a list shows; whether there is something new is for the list to see. */
export const useTouched = (tag: string, act: () => void): void => {
  const touch = useEffectEvent(act)
  useEffect(() => {
    const wish = { tag, act: () => touch() }
    touched.add(wish)
    changed()
    return () => {
      touched.delete(wish)
      changed()
    }
  }, [tag])
}

/** For what carries the wishes out. */
export const liveWishes = {
  replays: () => [...replays.keys()],
  topics: () => [...new Set([...topics].map(({ t }) => t))],
  topic: (state: TopicState) => {
    for (const wish of topics) if (wish.t === state.t) wish.hear(state)
  },
  tags: () => [...new Set([...touched].map(({ tag }) => tag))],
  touched: (tag: string) => {
    for (const wish of touched) if (wish.tag === tag) wish.act()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Another number whenever the wishes are others. */
  version: () => version,
}

const changed = () => {
  version++
  for (const listener of listeners) listener()
}
