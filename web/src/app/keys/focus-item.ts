/**
 * Moves the focus to the next or previous list item. Pages mark the items with `data-list-item`, and the main link
 * inside an item with `data-list-main`.
 */
export const focusItem = (step: 1 | -1): void => {
  const items = [...document.querySelectorAll<HTMLElement>('[data-list-item]')]
  const at = items.findIndex((item) => item.contains(document.activeElement))
  const next = at === -1 && step === -1 ? items.length - 1 : at + step
  const item = items[Math.max(0, Math.min(items.length - 1, next))]
  const focusable = item?.matches('a, button, [tabindex]')
    ? item
    : (item?.querySelector<HTMLElement>('[data-list-main]') ?? item?.querySelector<HTMLElement>('a, button'))
  focusable?.focus()
  focusable?.scrollIntoView({ block: 'nearest' })
}
