import { useLayoutEffect, useRef } from 'react'
import { keyGallery, markSlide, pressGallery } from '#cards/text/galleries.ts'
import type { GalleryItem } from '#rules/rich-text/document.ts'
import { useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { hostOf } from '../../blocks/node-dom.ts'
import styles from './gallery.module.css'

/** Preview of a gallery with the markup and behaviour that readers get in a topic. */
export function GalleryPreview({ items }: { readonly items: readonly GalleryItem[] }) {
  const words = useWords(editorBlocksPack)
  const slides = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (slides.current) markSlide(slides.current)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are buttons and links inside
    <div
      className="rt"
      onClick={(event) => {
        if (event.target instanceof Element && pressGallery(event.target)) event.preventDefault()
      }}
      onKeyDown={(event) => {
        if (keyGallery(event)) event.preventDefault()
      }}
    >
      <div className="rt-gallery">
        {/* biome-ignore lint/a11y/useSemanticElements: no form, and no fields */}
        <div
          ref={slides}
          className="rt-slides"
          onScroll={({ currentTarget }) => markSlide(currentTarget)}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          tabIndex={0}
          aria-label={words.names.gallery(items.length)}
        >
          {items.map(({ src, alt }) => (
            <figure key={src} className="rt-slide">
              {src.startsWith('/') ? (
                <img src={src} alt={alt} className="rt-pic" />
              ) : (
                <p className={styles.remote}>{words.remote(hostOf(src))}</p>
              )}
            </figure>
          ))}
        </div>
        <button type="button" className="rt-step" aria-label={words.gallery.previous} />
        <button type="button" className="rt-step" aria-label={words.gallery.next} />
        <div className="rt-thumbs">
          {items.map(({ src }, at) => (
            <a key={src} href={`#${at + 1}`} aria-label={words.gallery.slide(at + 1, items.length)}>
              {src.startsWith('/') ? <img src={src} alt="" className="rt-thumb" /> : at + 1}
            </a>
          ))}
        </div>
        <p className="visually-hidden" role="status" />
      </div>
    </div>
  )
}
