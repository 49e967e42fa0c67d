/** Keeps a shown popover below a place of the text, or above it where there is no room; the result ends it. */
export function placeAtCaret(
  popover: HTMLElement,
  placeOf: () => { readonly top: number; readonly bottom: number; readonly left: number },
): AbortController {
  const ending = new AbortController()
  const place = () => {
    const { top, bottom, left } = placeOf()
    const { offsetWidth, offsetHeight } = popover
    // the phone's keyboard covers a part of the window
    const height = window.visualViewport?.height ?? window.innerHeight
    const below = bottom + gap
    const fits = below + offsetHeight <= height || top < offsetHeight + gap
    const most = document.documentElement.clientWidth - offsetWidth - gap
    popover.style.top = `${Math.round(fits ? below : top - gap - offsetHeight)}px`
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
