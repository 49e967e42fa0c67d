import type { Tag } from '@patisserie/contract/endpoint'
import type { LiveTopic } from './topic.ts'

/** So often at most is one tag told of. */
const everyMs = 2_000
const mostTags = 8

export interface TouchedTopic extends LiveTopic {
  /** Tags that a write of this process has touched. */
  readonly touched: (tags: readonly Tag[]) => void
  /** What another process, or this one, said of a tag; answers the note of what changed, or null for any other note. */
  readonly heard: (note: string) => string | null
}

/**
 * When a tag was touched last: `?touched=replays,members`. Processes take over one another's instants, so that a browser
 * may resume at any of them. Where one does not know of a touch, it says when it began to listen: the browser looks
 * again, for nothing at worst.
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
      const [, tag, instant] = /^touched:([\w-]+)@(\d+)$/.exec(note) ?? []
      if (!tag) return null
      at.set(tag, Math.max(at.get(tag) ?? 0, Number(instant)))
      return `touched:${tag}`
    },
  }
}
