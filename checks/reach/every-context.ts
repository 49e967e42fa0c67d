import { type BrowserContext, chromium } from 'playwright-core'

declare global {
  /** State of `everyContext`, which outlives the modules of a test file. */
  var __prepareContext: ((context: BrowserContext) => Promise<void>) | undefined
}

/** From now on, prepares each new context of a browser that this worker starts, before anybody visits. */
export function everyContext(prepare: (context: BrowserContext) => Promise<void>): void {
  const isFirst = !globalThis.__prepareContext
  globalThis.__prepareContext = prepare
  if (!isFirst) return
  const launch = chromium.launch.bind(chromium)
  chromium.launch = async (...options) => {
    const browser = await launch(...options)
    const newContext = browser.newContext.bind(browser)
    browser.newContext = async (...look) => {
      const context = await newContext(...look)
      await globalThis.__prepareContext?.(context)
      return context
    }
    return browser
  }
}
