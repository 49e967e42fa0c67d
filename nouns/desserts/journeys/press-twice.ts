import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { see } from '#site/journeys/see.ts'

/** Presses a button twice before the answer to the first press comes, sees `then`, and expects one call. */
export async function pressTwice(button: Locator, { path }: Endpoint, then: Locator): Promise<void> {
  const page = button.page()
  const { promise: bothPressed, resolve: letGo } = Promise.withResolvers<void>()
  let calls = 0
  const address = `**/api${path}`
  await page.route(address, async (route) => {
    calls++
    await bothPressed
    await route.continue()
  })
  await button.dblclick()
  letGo()
  await see(then)
  await page.unroute(address)
  expect(calls).toBe(1)
}
