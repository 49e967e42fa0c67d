import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { patienceMs } from './patience.ts'

/** Waits until it is on the page and visible. */
export async function see(...things: readonly Locator[]): Promise<void> {
  for (const thing of things) await thing.first().waitFor({ state: 'visible' })
}

/** Waits until it is nowhere to be seen. */
export async function seeGone(thing: Locator): Promise<void> {
  await thing.first().waitFor({ state: 'hidden' })
}

/** Waits until what is read becomes what is expected. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: patienceMs, interval: 50 })

/** Turns a switch that acts at once; it shows what the page knows, which comes a moment after the press. */
export async function turn(toggle: Locator, on: boolean): Promise<void> {
  await eventually(() => toggle.isChecked()).toBe(!on)
  await toggle.click()
  await eventually(() => toggle.isChecked()).toBe(on)
}
