/**
 * Keeps on an element, as `--keyboard`, how much of the window's foot a phone's keyboard covers, where the browser lays
 * it over the page. `onChange` is told of every change; the signal ends it.
 */
export function followKeyboard(element: HTMLElement, signal: AbortSignal, onChange?: () => void): void {
  const place = () => {
    const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
    element.style.setProperty('--keyboard', `${Math.max(0, Math.round(innerHeight - offsetTop - height))}px`)
    onChange?.()
  }
  visualViewport?.addEventListener('resize', place, { signal })
  visualViewport?.addEventListener('scroll', place, { signal })
  place()
}
