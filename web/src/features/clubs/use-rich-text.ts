import { type RefObject, useEffect, useEffectEvent } from 'react'
import { addSteps, keyGallery, markSlide, pressGallery } from '../../cards/topic/galleries.ts'
import { floorOfHash } from '../../cards/topic/topic-path.ts'
import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/gallery').then(({ gallery }) => gallery),
  en: () => import('@patisserie/words/en/gallery').then(({ gallery }) => gallery),
})

/** Small manners of texts: links to floors find their page, galleries have buttons and say which picture is shown. */
export function useRichText(list: RefObject<HTMLElement | null>, onSeek: (floor: number) => void): void {
  const seek = useEffectEvent(onSeek)
  const { language } = useLanguage()
  useEffect(() => {
    const { current: element } = list
    if (!element) return
    const ending = new AbortController()
    const { signal } = ending
    element.addEventListener('click', (event) => press(event, (floor) => seek(floor)), { signal })
    element.addEventListener('keydown', (event) => keyGallery(event) && event.preventDefault(), { signal })
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
    const dress = () => addSteps(element, pack(language))
    dress()
    // Floors come, and are edited.
    const watching = new MutationObserver(dress)
    watching.observe(element, { childList: true, subtree: true })
    return () => watching.disconnect()
  }, [list, language])
}

function press(event: MouseEvent, seek: (floor: number) => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const { target } = event
  // an editor stands in a floor too: its dialogs look after themselves
  if (!(target instanceof Element) || target.closest('dialog')) return
  const floor = floorOfHash(target.closest('a[href^="#"]')?.getAttribute('href') ?? '')
  if (floor === null && !pressGallery(target)) return
  event.preventDefault()
  if (floor !== null) seek(floor)
}
