import { expect } from 'vitest'
import type { TestSite } from './open-test-site.ts'

/**
 * How long a write may take to be heard by another process. Less than `graceMs` of `kit/kept/heard-writes.ts`, after which a process
 * that hears nothing drops its whole cache: a later change would prove nothing about the notification.
 */
const heardMs = 2_500

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
  await expect.poll(isKept, { timeout: 5_000, interval: 20 }).toEqual({ answer: before, kept: true })
  await write()
  await expect.poll(read, { timeout: heardMs, interval: 20 }).toEqual(after)
}
