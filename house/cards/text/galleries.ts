/** Labels of a gallery's buttons. */
export interface StepWords {
  readonly previous: string
  readonly next: string
}

/**
 * Adds a previous and a next button to every gallery in the element. The server does not write them: without JavaScript
 * a gallery is scrolled by touch, arrow keys and thumbnails.
 */
export function addSteps(element: HTMLElement, { previous, next }: StepWords): void {
  for (const slides of element.querySelectorAll<HTMLElement>('.rt-slides')) {
    const gallery = slides.parentElement
    if (!gallery?.querySelector('.rt-step')) {
      slides.after(stepButton(), stepButton())
      gallery?.append(Object.assign(document.createElement('p'), { className: 'visually-hidden', role: 'status' }))
      markSlide(slides)
    }
    for (const [n, step] of stepsOf(slides).entries()) step.setAttribute('aria-label', n === 0 ? previous : next)
  }
}

/** Handles a press on a gallery's button or thumbnail. False if the press was on anything else. */
export function pressGallery(target: Element): boolean {
  const gallery = target.closest('.rt-gallery')
  const slides = gallery?.querySelector<HTMLElement>('.rt-slides')
  if (!gallery || !slides) return false
  const step = target.closest<HTMLElement>('.rt-step')
  const thumb = target.closest('.rt-thumbs > a')
  if (step) turn(slides, step === stepsOf(slides)[0] ? -1 : 1)
  else if (thumb) goTo(slides, thumbsOf(slides).indexOf(thumb))
  return step !== null || thumb !== null
}

/**
 * Handles an arrow key on a gallery's pictures. False for any other key. The browser's own scrolling would ignore a key
 * that is pressed while the gallery still scrolls.
 */
export function keyGallery({ target, key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): boolean {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (!by || ctrlKey || metaKey || altKey || shiftKey) return false
  if (!(target instanceof HTMLElement && target.matches('.rt-slides'))) return false
  turn(target, by)
  return true
}

/** The fields that the DOM event and React's event have in common. */
type PressedKey = Pick<KeyboardEvent, 'target' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

function turn(slides: HTMLElement, by: number): void {
  const to = shownOf(slides) + by
  if (to < 0 || to >= slides.childElementCount) return
  goTo(slides, to)
  const said = slides.parentElement?.querySelector('[role=status]')
  // The label of a thumbnail is its position.
  if (said) said.textContent = thumbsOf(slides)[to]?.getAttribute('aria-label') ?? ''
}

/**
 * Marks the thumbnail of the picture in view, scrolls the thumbnail into view, and disables the button that leads
 * nowhere.
 */
export function markSlide(slides: HTMLElement): void {
  const shown = placeOf(slides)
  for (const [n, thumb] of thumbsOf(slides).entries()) {
    if (n === shown) thumb.setAttribute('aria-current', 'true')
    else thumb.removeAttribute('aria-current')
  }
  const [back, on] = stepsOf(slides)
  back?.setAttribute('aria-disabled', String(shown === 0))
  on?.setAttribute('aria-disabled', String(shown === slides.childElementCount - 1))
  const thumb = thumbsOf(slides)[shown]
  const row = thumb?.parentElement
  if (thumb instanceof HTMLElement && row && row.scrollWidth > row.clientWidth)
    row.scrollTo({ left: thumb.offsetLeft - row.offsetLeft - (row.clientWidth - thumb.clientWidth) / 2 })
}

/** Targets of galleries that are still scrolling: the next step starts from the target. */
const onTheWay = new WeakMap<HTMLElement, { readonly to: number; readonly since: number }>()
const wayMs = 600

function goTo(slides: HTMLElement, to: number): void {
  onTheWay.set(slides, { to, since: performance.now() })
  slides.scrollTo({ left: to * strideOf(slides) })
}

function shownOf(slides: HTMLElement): number {
  const way = onTheWay.get(slides)
  return way && performance.now() - way.since < wayMs ? way.to : placeOf(slides)
}

const placeOf = (slides: HTMLElement): number => Math.round(slides.scrollLeft / Math.max(1, strideOf(slides)))

/** Distance between two pictures, in pixels. */
function strideOf({ children: [first, second] }: HTMLElement): number {
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0
}

function stepButton(): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', className: 'rt-step' })
}

const stepsOf = ({ parentElement }: HTMLElement): readonly Element[] => [
  ...(parentElement?.querySelectorAll('.rt-step') ?? []),
]
const thumbsOf = ({ parentElement }: HTMLElement): readonly Element[] => [
  ...(parentElement?.querySelectorAll('.rt-thumbs > a') ?? []),
]
