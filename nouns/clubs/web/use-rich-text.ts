import { type RefObject, useEffect, useEffectEvent } from 'react'
import { addSteps, keyGallery, markSlide, pressGallery } from '#cards/text/galleries.ts'
import { isPicture, labelPictures, openingAt } from '#cards/viewer/text-pictures.ts'
import type { ViewerOpening } from '#cards/viewer/viewer-picture.ts'
import { useLanguage } from '#session/words.tsx'
import { galleryPack } from '../words/gallery.pack.ts'
import { floorOfHash } from './card/topic-path.ts'

export interface RichTextHost {
  readonly onSeek: (floor: number) => void
  /** Opens the viewer with the pictures of one text. */
  readonly onLook: (opening: ViewerOpening) => void
  /** The reader points at a picture. */
  readonly onIntent: () => void
}

/**
 * Small manners of texts: links to floors find their page, galleries have buttons and say which picture is shown, and a
 * press on a picture opens the viewer.
 */
export function useRichText(list: RefObject<HTMLElement | null>, host: RichTextHost): void {
  const seek = useEffectEvent(host.onSeek)
  const look = useEffectEvent(host.onLook)
  const intent = useEffectEvent(host.onIntent)
  const { language } = useLanguage()
  useEffect(() => {
    const { current: element } = list
    if (!element) return
    const ending = new AbortController()
    const { signal } = ending
    element.addEventListener('click', (event) => press(event, { seek: (floor) => seek(floor), look: (o) => look(o) }), {
      signal,
    })
    element.addEventListener(
      'keydown',
      (event) => {
        const opening = event.key === 'Enter' || event.key === ' ' ? openingAt(event.target) : null
        if (opening) look(opening)
        if (opening || keyGallery(event)) event.preventDefault()
      },
      { signal },
    )
    element.addEventListener('pointerover', ({ target }) => isPicture(target) && intent(), { signal, passive: true })
    element.addEventListener('focusin', ({ target }) => isPicture(target) && intent(), { signal })
    // Scrolling does not bubble, but it can be caught on its way down.
    element.addEventListener(
      'scroll',
      ({ target }) => target instanceof HTMLElement && target.matches('.rt-slides') && markSlide(target),
      { signal, capture: true, passive: true },
    )
    return () => ending.abort()
  }, [list])
  useEffect(() => {
    const { current: element } = list
    if (!element) return
    const dress = () => {
      addSteps(element, galleryPack(language))
      labelPictures(element, galleryPack(language).look)
    }
    dress()
    // Floors come, and are edited.
    const watching = new MutationObserver(dress)
    watching.observe(element, { childList: true, subtree: true })
    return () => watching.disconnect()
  }, [list, language])
}

interface Acts {
  readonly seek: (floor: number) => void
  readonly look: (opening: ViewerOpening) => void
}

function press(event: MouseEvent, { seek, look }: Acts): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const { target } = event
  // an editor stands in a floor too: its dialogs look after themselves
  if (!(target instanceof Element) || target.closest('dialog')) return
  const floor = floorOfHash(target.closest('a[href^="#"]')?.getAttribute('href') ?? '')
  const opening = openingAt(target)
  if (floor === null && !opening && !pressGallery(target)) return
  event.preventDefault()
  if (floor !== null) seek(floor)
  else if (opening) look(opening)
}
