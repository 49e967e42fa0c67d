import type { BrowserContext, Page } from 'playwright-core'

interface Shift {
  readonly sum: number
  readonly moved: readonly string[]
}

/** Notes on every page to come what moves without being asked. */
export async function watchLayout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted = { sum: 0, moved: [] as string[] }
    Object.assign(window, { layoutShift: noted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The Layout Instability API is missing in the library's types.
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
        if (shift.hadRecentInput) continue
        noted.sum += shift.value
        for (const { node } of shift.sources) {
          const element = node instanceof Element ? node : node?.parentElement
          noted.moved.push(`${element?.tagName.toLowerCase()}.${element?.getAttribute('class') ?? ''}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much has moved since the page began to load, and what. */
export const layoutShift = (page: Page): Promise<Shift> =>
  // Put there by the script above.
  page.evaluate(() => (window as unknown as { layoutShift: Shift }).layoutShift)
