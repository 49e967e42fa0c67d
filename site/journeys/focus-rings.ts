import type { Page } from 'playwright-core'

/** Tabs through the page and lists where a focus ring lies on words: of its own element, or of a neighbour. */
export async function ringsOnText(page: Page, most = 220): Promise<string[]> {
  const found = new Set<string>()
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab')
    const { faults, again } = await page.evaluate(look)
    for (const fault of faults) found.add(fault)
    if (again) break
  }
  return [...found]
}

/** The ring of what has the focus, compared with all words on the screen. `again`: the walk has ended or begun anew. */
function look(): { faults: string[]; again: boolean } {
  type Box = { left: number; top: number; right: number; bottom: number }
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return { faults: [], again: true }
  if (element.dataset.ringSeen) return { faults: [], again: true }
  element.dataset.ringSeen = 'yes'

  const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
    left: left - by,
    top: top - by,
    right: right + by,
    bottom: bottom + by,
  })
  const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const holds = (outer: Box, inner: Box) =>
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom

  const outlined = (part: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor, content, opacity } = getComputedStyle(part, pseudo)
    const width = opacity === '0' ? 0 : Number.parseFloat(outlineWidth)
    if (outlineStyle === 'none' || !(width > 0) || /, 0\)|\/ 0\)|transparent/.test(outlineColor)) return null
    return pseudo && content === 'none' ? null : { width, offset: Number.parseFloat(outlineOffset) }
  }
  const near = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
  const owner = near.find((part) => part && (outlined(part) ?? outlined(part, '::after') ?? outlined(part, '::before')))
  // The link past the bars lies over the sign as long as it has the focus.
  if (!owner || element.matches('a[href="#main"]')) return { faults: [], again: false }
  const ring = outlined(owner)
  const pseudo = ring ? null : outlined(owner, '::after') ? '::after' : '::before'
  const { width, offset } = ring ?? outlined(owner, pseudo ?? '') ?? { width: 0, offset: 0 }
  // The ring of a pseudo-element that fills the card of the link is that of the card.
  const bearer = pseudo ? placedRound(owner) : owner
  const boxes: Box[] = pseudo ? [bearer.getBoundingClientRect()] : [...owner.getClientRects()]
  // Lines of one inline element have one outline around them all.
  const bands = boxes.map((box) => ({ inner: grown(box, offset), outer: grown(box, offset + width) }))

  const dots: Box[] = []
  const dot = getComputedStyle(element, '::after')
  if (dot.content !== 'none' && dot.position === 'absolute' && Number.parseFloat(dot.width) <= 14) {
    const { right, top } = element.getBoundingClientRect()
    const size = Number.parseFloat(dot.width) + 2 * Number.parseFloat(dot.borderTopWidth)
    const x = right - Number.parseFloat(dot.right)
    const y = top + Number.parseFloat(dot.top)
    dots.push({ left: x - size, right: x, top: y, bottom: y + size })
  }

  const faults: string[] = []
  const name = `${element.tagName.toLowerCase()}.${element.className} "${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 24)}"`
  const all = document.createTreeWalker(element.closest('dialog') ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const wide = grown(bearer.getBoundingClientRect(), 12)
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || parent.closest('script, style, select')) continue
    if (isOver(parent)) continue
    if (
      !meet(parent.getBoundingClientRect(), wide) ||
      !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      // The line is higher than its letters are.
      const room = line.height * 0.14
      const ink = clipped(parent, {
        left: line.left + 1,
        right: line.right - 1,
        top: line.top + room,
        bottom: line.bottom - room,
      })
      if (ink.right - ink.left < 2 || ink.bottom - ink.top < 2 || !isShown(parent, ink)) continue
      const isOwn = bearer.contains(parent)
      const words = `"${node.textContent.trim().slice(0, 24)}"`
      const crossed = bands.some(({ inner, outer }) => meet(outer, ink) && !holds(inner, ink))
      const covered = bands.some(({ inner }) => holds(inner, ink))
      if (crossed && !(isOwn && covered))
        faults.push(`${name}: its ring lies on ${isOwn ? 'its own' : 'the'} words ${words}`)
      if (dots.some((box) => meet(box, ink)))
        faults.push(`${name}: its mark lies on ${isOwn ? 'its own' : 'the'} words ${words}`)
    }
  }
  return { faults, again: false }

  /** The box in which a pseudo-element of `part` is placed. `offsetParent` answers cells of tables too. */
  function placedRound(part: Element): Element {
    let at = part
    while (at.parentElement && getComputedStyle(at).position === 'static') at = at.parentElement
    return at
  }

  /** Whether the words are on a bar that lies over what has the focus. */
  function isOver(parent: Element): boolean {
    for (let at: Element | null = parent; at && !at.contains(element); at = at.parentElement) {
      if (/^(fixed|sticky)$/.test(getComputedStyle(at).position)) return true
    }
    return false
  }

  /** What boxes that hide their overflow leave of the words. */
  function clipped(parent: Element, ink: Box): Box {
    let left = ink
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at)
      if ((overflowX === 'visible' && overflowY === 'visible') || display === 'inline') continue
      const box = at.getBoundingClientRect()
      left = {
        left: Math.max(left.left, box.left),
        right: Math.min(left.right, box.right),
        top: Math.max(left.top, box.top),
        bottom: Math.min(left.bottom, box.bottom),
      }
    }
    return left
  }

  /** Whether something lies over the middle of the words, or cuts them off. */
  function isShown(parent: Element, ink: Box): boolean {
    const at = document.elementFromPoint((ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2)
    return at !== null && (at.contains(parent) || parent.contains(at) || at.contains(element))
  }
}
