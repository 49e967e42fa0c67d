import type { ViewerOpening, ViewerPicture } from './viewer-picture.ts'

/** Makes the pictures of texts that are not in a link reachable by keys. The server writes them without. */
export function labelPictures(element: HTMLElement, fallback: string): void {
  for (const picture of element.querySelectorAll<HTMLImageElement>('.rt-pic')) {
    if (!isPicture(picture)) continue
    // A picture without a text is decoration, and may not have the focus.
    picture.alt ||= fallback
    picture.tabIndex = 0
    picture.setAttribute('role', 'button')
    picture.setAttribute('aria-label', picture.alt)
  }
}

/** Whether a press on it opens the viewer: a picture of a text that is no link, and is not being edited. */
export const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.matches('.rt-pic') && !target.closest('a, [contenteditable="true"]')

/** The pictures of the text that holds the pressed one; null if no picture was pressed. */
export function openingAt(target: EventTarget | null): ViewerOpening | null {
  if (!isPicture(target)) return null
  const text = target.closest('.rt-gallery') ?? target.closest('.rt') ?? target
  const all = [...text.querySelectorAll<HTMLImageElement>('.rt-pic')].filter(
    // A gallery in the text is a row of its own.
    (each) => isPicture(each) && each.closest('.rt-gallery') === target.closest('.rt-gallery'),
  )
  const [first = target, ...more] = all
  return { pictures: [viewed(first), ...more.map(viewed)], at: Math.max(0, all.indexOf(target)), name: '' }
}

const viewed = (image: HTMLImageElement): ViewerPicture => ({
  src: image.getAttribute('src') ?? '',
  width: Number(image.getAttribute('width')),
  height: Number(image.getAttribute('height')),
  alt: image.alt,
})
