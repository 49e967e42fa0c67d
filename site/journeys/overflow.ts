import type { Page } from 'playwright-core'

/** Elements that overflow the page horizontally at its current width and make it scroll. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    const contained = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true
      }
      return false
    }
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > root.clientWidth + 0.5 && !contained(element)
    })
    const deepest = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    return [
      `the page is ${root.scrollWidth} wide in ${root.clientWidth}`,
      ...deepest.slice(0, 3).map((element) => {
        const text = element.textContent?.trim().slice(0, 40) ?? ''
        return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text}"`
      }),
    ]
  })
}
