import type { Locator } from 'playwright-core'
import type { Person } from '../person.ts'
import { see } from '../see.ts'

/** Tools of the toolbar, by their `data-tool`. */
export type Tool = 'emoji' | 'picture' | 'gallery' | 'replay' | 'painting' | 'hidden'

/** The editor of the page, or the one inside `within`. */
export function editorPart({ page }: Pick<Person, 'page'>, within?: Locator) {
  const root = within ?? page.locator('main')
  const text = root.locator('.ProseMirror').first()
  return {
    text,
    /** Clicks the plain box and waits until the editor has replaced it. */
    open: async (place: Locator) => {
      await place.click()
      await see(text)
    },
    tool: (name: Tool) => page.locator(`[data-tool=${name}]`).first(),
    /** Puts the caret after `offset` characters of the element's first text, by a click there. */
    caretAt: async (element: Locator, offset: number) => {
      const { x, y } = await element.evaluate((found, at) => {
        found.scrollIntoView({ block: 'center', behavior: 'instant' })
        const range = document.createRange()
        const first = document
          .createTreeWalker(found, NodeFilter.SHOW_TEXT, ({ parentElement: inside }) =>
            inside?.isContentEditable ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
          )
          .nextNode()
        if (first) range.setStart(first, at)
        else range.setStart(found, 0)
        const box = first ? range.getBoundingClientRect() : found.getBoundingClientRect()
        return { x: box.left + (first ? 0 : 2), y: box.top + box.height / 2 }
      }, offset)
      await page.mouse.click(x, y)
    },
  }
}
