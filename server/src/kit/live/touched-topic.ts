import type { Tag } from '@patisserie/contract/endpoint'
import type { LiveTopic } from './topic.ts'

/** Minimum milliseconds between two events of this topic. */
const everyMs = 2_000
const mostTags = 8

export interface TouchedTopic extends LiveTopic {
  /** Call it with the tags that a write of this process has touched. */
  readonly touched: (tags: readonly Tag[]) => void
  /**
   * Handles a note that a process, or this one, sent about a tag. Answers the note of the changed state, or null for
   * other notes.
   */
  readonly heard: (note: string) => string | null
}

/**
 * Live topic: when a tag was last touched, `?touched=replays,members`. Processes adopt one another's times, so a
 * browser may resume at any of them. A process that knows of no touch answers its own start time: the browser then
 * reloads, at worst needlessly.
 */
export function openTouchedTopic(say: (notes: readonly string[]) => void, now: () => number): TouchedTopic {
  const began = now()
  const at = new Map<string, number>()
  const waiting = new Set<Tag>()
  return {
    name: 'touched',
    subjects: ({ asked }) =>
      [...new Set(asked.split(','))].filter((tag) => /^[\w-]{2,30}$/.test(tag)).slice(0, mostTags),
    state: async (_, tag) => ({ at: at.get(tag) ?? began }),
    touched: (some) => {
      if (waiting.size === 0) {
        setTimeout(() => {
          say([...waiting].map((tag) => `touched:${tag}@${now()}`))
          waiting.clear()
        }, everyMs).unref()
      }
      for (const tag of some) waiting.add(tag)
    },
    heard: (note) => {
      const [, tag, instant] = notePattern.exec(note) ?? []
      if (!tag) return null
      at.set(tag, Math.max(at.get(tag) ?? 0, Number(instant)))
      return `touched:${tag}`
    },
  }
}

const notePattern = /^touched:([\w-]+)@(\d+)$/

/** The tag of a note about a touch; null for other notes. */
export const touchedTag = (note: string): string | null => notePattern.exec(note)?.[1] ?? null
