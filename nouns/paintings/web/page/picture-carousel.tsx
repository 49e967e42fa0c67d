import { useLayoutEffect, useRef } from 'react'
import { keyGallery, markSlide, pressGallery } from '#cards/text/galleries.ts'
import { openInstead } from '#cards/viewer/open-instead.ts'
import { useWords } from '#session/words.tsx'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'
import { PaintingPicture } from '../card/painting-picture.tsx'
import styles from './picture-carousel.module.css'
import { pictureShape } from './picture-shape.ts'

interface PictureCarouselProps {
  readonly work: PaintingDetail
  readonly onOpen: (at: number) => void
  readonly onIntent: () => void
}

/**
 * The pictures of a work side by side, 300 pixels high, with thumbnails; nothing turns by itself. It scrolls without
 * scripts, and behaves as the galleries in texts do.
 */
export function PictureCarousel({ work, onOpen, onIntent }: PictureCarouselProps) {
  const words = useWords(paintingPagePack)
  const slides = useRef<HTMLElement>(null)
  const { PICTURES: pictures, NAME } = work
  useLayoutEffect(() => {
    if (slides.current) markSlide(slides.current)
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons and links inside take keys
    // biome-ignore lint/a11y/noStaticElementInteractions: presses on what is inside
    <div
      className={`rt-gallery ${styles.gallery}`}
      onClick={(event) => {
        if (event.target instanceof Element && pressGallery(event.target)) event.preventDefault()
      }}
    >
      <section
        ref={slides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls takes the focus
        tabIndex={0}
        aria-label={words.pictures(pictures.length)}
        className={`rt-slides ${styles.slides}`}
        onKeyDown={(event) => {
          if (keyGallery(event)) event.preventDefault()
        }}
        onScroll={({ currentTarget }) => markSlide(currentTarget)}
      >
        {pictures.map((picture, at) => (
          <a
            key={picture.SRC}
            id={`picture-${at + 1}`}
            href={picture.SRC}
            aria-label={`${words.nth(at + 1, pictures.length)}. ${words.picture(NAME)}`}
            className={styles.slide}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={(event) => openInstead(event, () => onOpen(at))}
          >
            <span className={styles.box} style={pictureShape(picture)}>
              <PaintingPicture
                picture={picture}
                alt=""
                sizes={`min(100vw, ${Math.round((300 * picture.W) / Math.max(1, picture.H))}px)`}
                eager={at === 0 ? 'first' : undefined}
              />
            </span>
          </a>
        ))}
      </section>
      <button type="button" className={`rt-step ${styles.step}`} aria-label={words.previous} />
      <button type="button" className={`rt-step ${styles.step}`} aria-label={words.next} />
      <p className="visually-hidden" role="status" />
      <div className={`rt-thumbs ${styles.thumbs}`}>
        {pictures.map((picture, at) => (
          <a key={picture.SRC} href={`#picture-${at + 1}`} aria-label={words.nth(at + 1, pictures.length)}>
            <PaintingPicture picture={picture} alt="" sizes="72px" still fill />
          </a>
        ))}
      </div>
    </div>
  )
}
