import { expect } from 'vitest'
import type { TestSite } from './open-test-site.ts'

/** How long a write may take to be heard by another process. Less than the lifetime of what is kept: all is read anew after that. */
const heardMs = 10_000

/**
 * Expects that a write through one process changes what another one keeps. In one process the write drops the kept answer itself, so
 * that a read right after it proves nothing. `read` asks the process `beside`, and must be answered from its cache before the write.
 */
export async function heardBeside<T>(
  beside: TestSite,
  {
    read,
    before,
    write,
    after,
  }: {
    readonly read: () => Promise<T>
    readonly before: unknown
    readonly write: () => Promise<unknown>
    readonly after: unknown
  },
): Promise<void> {
  const { keeper } = beside.site.foundation
  const isKept = async () => {
    const { found } = keeper
    return { answer: await read(), kept: keeper.found > found }
  }
  // Notifications of earlier writes may still drop it a few times.
  await expect.poll(isKept, { timeout: 30_000, interval: 20 }).toEqual({ answer: before, kept: true })
  // An entry that no write touches. It goes only if the process missed a notification and drops its whole cache.
  const untouched = keeper.open<boolean>({ lifetimeMs: 1, mostBytes: 1 })
  untouched.keep('entry', true, { tags: [], bytes: 1, stamp: keeper.stamp(), now: 0 })
  await write()
  await expect.poll(read, { timeout: heardMs, interval: 20 }).toEqual(after)
  expect(untouched.get('entry', 0), 'heard by its notification').toBe(true)
}
