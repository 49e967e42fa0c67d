/** Keeps a shown popover below lines of the text, or above them where there is more room; the result ends it. */
export function placeAtCaret(
  popover: HTMLElement,
  placeOf: () => { readonly top: number; readonly bottom: number; readonly left: number },
): AbortController {
  const ending = new AbortController()
  const place = () => {
    const { top, bottom, left } = placeOf()
    // The phone's keyboard covers a part of the window.
    const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
    const below = offsetTop + height - bottom - 2 * gap
    const above = top - offsetTop - 2 * gap
    popover.style.maxHeight = ''
    const wanted = popover.offsetHeight
    const isBelow = wanted <= below || below >= above
    // Where neither side has the room it takes the larger one and scrolls: it never lies over the line being written.
    const high = Math.min(wanted, isBelow ? below : above)
    popover.style.maxHeight = `${Math.floor(high)}px`
    const most = document.documentElement.clientWidth - popover.offsetWidth - gap
    popover.style.top = `${Math.round(isBelow ? bottom + gap : top - gap - high)}px`
    popover.style.left = `${Math.round(Math.max(gap, Math.min(left, most)))}px`
  }
  place()
  const options = { passive: true, capture: true, signal: ending.signal }
  window.addEventListener('scroll', place, options)
  window.addEventListener('resize', place, options)
  const watching = new ResizeObserver(place)
  watching.observe(popover)
  ending.signal.addEventListener('abort', () => watching.disconnect())
  return ending
}

const gap = 6
