import type { Page } from 'playwright-core'

export interface TabWalk {
  /** What the tab key never reached, by its markup. */
  readonly missed: readonly string[]
  /** What looked the same with the focus as without. */
  readonly unseen: readonly string[]
}

/** Walks through the whole page with the tab key and compares with what should be reached. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  const wanted = await page.evaluate(mark)
  const reached = new Map<number, boolean>()
  // Some more than there are: the walk also passes through the browser itself.
  for (let i = 0; i < wanted.length + 20 && reached.size < wanted.length; i++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(whereNow)
    if (at) reached.set(at.n, at.seen)
  }
  return {
    missed: wanted.filter((_, n) => !reached.has(n)),
    unseen: wanted.filter((_, n) => reached.get(n) === false),
  }
}

/** Numbers everything the tab key should reach and notes how it looks without the focus. */
function mark(): string[] {
  document.body.tabIndex = -1
  document.body.focus()
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ]
  const tabbable = all.filter((element) => {
    if (
      element.tabIndex < 0 ||
      element.matches(':disabled') ||
      !element.checkVisibility({ visibilityProperty: true })
    ) {
      return false
    }
    // Of a group of radio buttons the tab key reaches one.
    return !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked)
  })
  tabbable.forEach((element, n) => {
    element.dataset.tabNumber = String(n)
    element.dataset.tabLook = lookOf(element)
  })
  return tabbable.map((element) => element.outerHTML.slice(0, 160))

  function lookOf(element: Element): string {
    const chain: string[] = []
    let at: Element | null = element
    for (let step = 0; at && step < 3; at = at.parentElement, step++) {
      const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(at)
      chain.push(outline, boxShadow, borderColor, backgroundColor)
    }
    return chain.join('|')
  }
}

/** What has the focus, by its number, and whether that can be seen. */
function whereNow(): { n: number; seen: boolean } | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element.dataset.tabNumber === undefined) return null
  const chain: string[] = []
  let at: Element | null = element
  for (let step = 0; at && step < 3; at = at.parentElement, step++) {
    const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(at)
    chain.push(outline, boxShadow, borderColor, backgroundColor)
  }
  const { width, height, bottom, top } = element.getBoundingClientRect()
  const inView = width > 0 && height > 0 && bottom > 0 && top < innerHeight
  return { n: Number(element.dataset.tabNumber), seen: inView && chain.join('|') !== element.dataset.tabLook }
}
