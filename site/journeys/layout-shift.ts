import type { BrowserContext, Page } from 'playwright-core'

interface Shift {
  readonly sum: number
  readonly moved: readonly string[]
}

/** Records layout shifts without user input, on every page opened from now on. */
export async function watchLayout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted = { sum: 0, moved: [] as string[] }
    Object.assign(window, { layoutShift: noted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's DOM types lack the Layout Instability API.
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

/** Sum of the layout shifts since the page began to load, and the elements that moved. */
export const layoutShift = (page: Page): Promise<Shift> =>
  // The script above sets this property.
  page.evaluate(() => (window as unknown as { layoutShift: Shift }).layoutShift)
