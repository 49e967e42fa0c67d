/**
 * Keeps a shown popover under its anchor, or above it where there is no room below, inside the window.
 * Returns what ends it.
 */
export function placeUnder(popover: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): AbortController {
  const ending = new AbortController()
  const place = () => {
    const { top, bottom, left, right } = anchor.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = popover
    const below = bottom + GAP
    const fits = below + offsetHeight + GAP <= window.innerHeight || top < offsetHeight + GAP * 2
    const wished = align === 'start' ? left : right - offsetWidth
    popover.style.top = `${Math.round(fits ? below : top - GAP - offsetHeight)}px`
    popover.style.left = `${Math.round(Math.max(GAP, Math.min(wished, document.documentElement.clientWidth - offsetWidth - GAP)))}px`
  }
  place()
  const options = { passive: true, capture: true, signal: ending.signal }
  window.addEventListener('scroll', place, options)
  window.addEventListener('resize', place, options)
  return ending
}

const GAP = 6
