import type { PathEvent } from '@patisserie/replay/path-facts'

/** Bits of the second word of game 7's entries, from the notes on paths. */
const flags: Record<PathEvent['what'], number> = {
  bomb: 0x01,
  hit: 0x02,
  lifeLost: 0x04,
  border: 0x08,
  borderBroken: 0x10,
}

/**
 * Adds events to game 7's entries. The flags of an entry belong to the frame before it, so an event of the last frame has
 * no place.
 */
export function putEvents(entries: Uint8Array, events: readonly PathEvent[]): void {
  for (const { frame, what } of events) {
    const at = 4 * (frame + 1) + 2
    if (at < entries.length) entries[at] = (entries[at] ?? 0) | flags[what]
  }
}
