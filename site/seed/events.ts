import type { SeedEvent } from '#core/noun-seed.ts'

/**
 * Runs the events in the order of time, whichever part of the seed they come from: the ledger keeps the order in which
 * lines are written, so an earlier day must be written first.
 */
export async function runInOrder(events: readonly SeedEvent[]): Promise<void> {
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await event.happen()
}

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - Math.round(hours * 3_600_000))
