import { useEffect, useEffectEvent } from 'react'

/** What the pages that stand open want to hear of, each as often as it is wanted. */
const replays = new Map<number, number>()
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
