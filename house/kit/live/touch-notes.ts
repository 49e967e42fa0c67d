import type { Tag } from '#contract/endpoint.ts'

/** Minimum milliseconds between two announcements of a process. */
const everyMs = 2_000

/**
 * Collects the tags that writes of this process touched, and announces them to all processes. The notes stay inside:
 * browsers follow states, because tags would show guests when members write messages or reports.
 */
export function openTouchNotes(announce: (notes: readonly string[]) => void): (tags: readonly Tag[]) => void {
  const waiting = new Set<Tag>()
  return (tags) => {
    if (waiting.size === 0 && tags.length > 0) {
      setTimeout(() => {
        announce([...waiting].map((tag) => `touched:${tag}`))
        waiting.clear()
      }, everyMs).unref()
    }
    for (const tag of tags) waiting.add(tag)
  }
}

/** The tag of a note about a touch; null for other notes. */
export const touchedTag = (note: string): string | null => /^touched:([\w-]+)$/.exec(note)?.[1] ?? null
