import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { patienceMs } from './patience.ts'

/** Waits until each locator's first element is visible. */
export async function see(...things: readonly Locator[]): Promise<void> {
  for (const thing of things) await thing.first().waitFor({ state: 'visible' })
}

/** Waits until the locator's first element is hidden or gone. */
export async function seeGone(thing: Locator): Promise<void> {
  await thing.first().waitFor({ state: 'hidden' })
}

/** Polls `read` until the expectation that follows holds. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: patienceMs, interval: 50 })

/** Toggles a switch that saves at once, and waits until it shows the saved state. */
export async function turn(toggle: Locator, on: boolean): Promise<void> {
  await eventually(() => toggle.isChecked()).toBe(!on)
  await toggle.click()
  await eventually(() => toggle.isChecked()).toBe(on)
}
