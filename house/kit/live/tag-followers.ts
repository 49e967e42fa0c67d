import type { Tag } from '#contract/endpoint.ts'
import type { LiveTopic } from './topic.ts'
import { touchedTag } from './touch-notes.ts'

/** Minimum milliseconds between two reads of one state. */
const everyMs = 1_000

export interface TagFollowers {
  /** Call it with every note heard from the processes of the site. */
  readonly heard: (notes: readonly string[]) => void
  readonly close: () => void
}

/**
 * Has the states of topics that follow tags read again after a write touched one of these tags. A state is read at most
 * once per `everyMs`; the last write is never missed, because its read is delayed, not dropped.
 */
export function openTagFollowers(
  topics: readonly LiveTopic[],
  changed: (notes: readonly string[]) => void,
): TagFollowers {
  const notesOf = new Map<Tag, string[]>()
  for (const { name, follows } of topics)
    for (const tag of follows?.tags ?? [])
      notesOf.set(tag, [...(notesOf.get(tag) ?? []), `${name}:${follows?.subject}`])
  const last = new Map<string, number>()
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const read = (note: string) => {
    waiting.delete(note)
    last.set(note, performance.now())
    changed([note])
  }
  return {
    heard: (notes) => {
      const tags = notes.flatMap((note) => touchedTag(note) ?? [])
      for (const note of new Set(tags.flatMap((tag) => notesOf.get(tag as Tag) ?? []))) {
        if (waiting.has(note)) continue
        const wait = (last.get(note) ?? Number.NEGATIVE_INFINITY) + everyMs - performance.now()
        if (wait <= 0) read(note)
        else waiting.set(note, setTimeout(read, wait, note).unref())
      }
    },
    close: () => {
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}
