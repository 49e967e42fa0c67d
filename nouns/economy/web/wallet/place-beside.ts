/** Keeps a shown popover at the right of its anchor, their lower edges level, inside the window. Returns what ends it. */
export function placeBeside(popover: HTMLElement, anchor: HTMLElement): AbortController {
  const ending = new AbortController()
  const place = () => {
    const { bottom, right } = anchor.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = popover
    const left = Math.min(right + apart, document.documentElement.clientWidth - offsetWidth - apart)
    popover.style.left = `${Math.round(Math.max(apart, left))}px`
    popover.style.top = `${Math.round(Math.max(apart, Math.min(bottom, innerHeight - apart) - offsetHeight))}px`
  }
  place()
  const options = { passive: true, capture: true, signal: ending.signal }
  addEventListener('scroll', place, options)
  addEventListener('resize', place, options)
  // Its height changes once the balances are there.
  const watching = new ResizeObserver(place)
  watching.observe(popover)
  ending.signal.addEventListener('abort', () => watching.disconnect())
  return ending
}

const apart = 12
