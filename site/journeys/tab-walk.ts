import type { Page } from 'playwright-core'
import { quiet } from './person.ts'
import { seeGone } from './see.ts'

export interface TabWalk {
  /** Markup of elements that Tab never reached. */
  readonly missed: readonly string[]
  /** Markup of elements that look the same with and without focus. */
  readonly unseen: readonly string[]
}

/** Tabs through the whole page and compares with the elements that Tab should reach. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  // Parts that come when they are near the screen must be there before elements are counted.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await quiet(page)
  await page.evaluate(() => scrollTo(0, 0))
  // A toast covers what is below it.
  await seeGone(page.locator('section[popover] > [data-kind]'))
  const wanted = await page.evaluate(mark)
  const reached = new Map<number, boolean>()
  // Some presses more than elements, because Tab also passes through the browser's own controls.
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

/** Numbers all elements that Tab should reach, and records their look without focus. */
function mark(): string[] {
  document.body.tabIndex = -1
  document.body.focus()
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ]
  const tabbable = all.filter((element) => {
    if (
      element.tabIndex < 0 ||
      // A toast comes and leaves during the walk.
      element.closest('section[popover] > [data-kind]') ||
      element.matches(':disabled') ||
      !element.checkVisibility({ visibilityProperty: true })
    ) {
      return false
    }
    // Tab reaches only one button of a radio group.
    return !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked)
  })
  const lookOf = (element: Element): string => {
    const chain: string[] = []
    let at: Element | null = element
    for (let step = 0; at && step < 3; at = at.parentElement, step++) {
      const own = getComputedStyle(at)
      // The ring of a row is on the pseudo-element that fills the row.
      const after = getComputedStyle(at, '::after')
      chain.push(ringOf(own), own.boxShadow, own.borderColor, own.backgroundColor, ringOf(after), after.borderColor)
    }
    return chain.join('|')
  }
  // An outline of the style `none` has a width that nobody sees.
  const ringOf = ({ outlineStyle, outline }: CSSStyleDeclaration) => (outlineStyle === 'none' ? '' : outline)
  tabbable.forEach((element, n) => {
    element.dataset.tabNumber = String(n)
    element.dataset.tabLook = lookOf(element)
  })
  Object.assign(window, { lookOf })
  return tabbable.map((element) => element.outerHTML.slice(0, 160))
}

/** Number of the focused element, and whether its focus is visible. */
function whereNow(): { n: number; seen: boolean } | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element.dataset.tabNumber === undefined) return null
  // `mark` sets this property.
  const { lookOf } = window as unknown as { lookOf: (element: Element) => string }
  const { width, height, bottom, top } = element.getBoundingClientRect()
  const inView = width > 0 && height > 0 && bottom > 0 && top < innerHeight
  return { n: Number(element.dataset.tabNumber), seen: inView && lookOf(element) !== element.dataset.tabLook }
}
