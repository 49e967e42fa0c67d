import type { Page } from 'playwright-core'

/**
 * Texts that are wider than their box, so that they are cut off or overflow it. Texts with an ellipsis and texts in a
 * scrollable box are allowed.
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
    /** The box that the text overflows at a side, or null. */
    const leaves = (text: Text, { left, right }: { left: number; right: number }): Element | null => {
      let own = true
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        if (isInline(box)) continue
        const { overflowX, textOverflow, clipPath, position, whiteSpace } = styleOf(box)
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return null
        const rect = box.getBoundingClientRect()
        const isOut = left < rect.left - 1.5 || right > rect.right + 1.5
        if (isOut && overflowX !== 'visible' && textOverflow === 'ellipsis') return null
        // Preserved spaces at the end of a line overflow invisibly.
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
      // The walker visits text nodes only.
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
