import type { Page } from 'playwright-core'

/**
 * Words that are wider than their box, so that they are cut off or stick out of it. What ends in an ellipsis is meant to,
 * and what can be scrolled can be read.
 */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }
    const isInline = (element: Element) => /^(inline|contents)$/.test(styleOf(element).display)
    /** The box that these words leave at a side, if one does. */
    const leaves = (text: Text, { left, right }: { left: number; right: number }): Element | null => {
      let own = true
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        if (isInline(box)) continue
        const { overflowX, textOverflow, clipPath, position, whiteSpace } = styleOf(box)
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return null
        const rect = box.getBoundingClientRect()
        const isOut = left < rect.left - 1.5 || right > rect.right + 1.5
        if (isOut && overflowX !== 'visible' && textOverflow === 'ellipsis') return null
        // Kept spaces hang out at the end of a line and are nothing to see.
        const isKept = whiteSpace.startsWith('pre')
        if (isOut && ((own && !isKept) || overflowX !== 'visible')) return box
        own = false
        if (position === 'fixed') return null
      }
      return null
    }
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      // Only such are walked through.
      const text = node as Text
      const words = text.data.trim()
      if (words === '' || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (text.parentElement.closest('svg, select, script, style, [aria-hidden="true"]')) continue
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      const box = width > 0 ? leaves(text, { left, right }) : null
      if (box)
        found.add(`"${words.slice(0, 32)}" leaves ${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''}`)
    }
    return [...found].slice(0, 6)
  })
}
