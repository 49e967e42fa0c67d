import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { openInstead } from '#cards/viewer/open-instead.ts'
import { useViewer } from '#cards/viewer/use-viewer.tsx'
import type { ViewerOpening } from '#cards/viewer/viewer-picture.ts'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { readPlace } from '#rules/viewer-moves.ts'
import { useWords } from '#session/words.tsx'
import type { PaintingDetail, PaintingPage } from '../../contract/painting-row.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'
import { PaintingPicture, previewStyle } from '../card/painting-picture.tsx'
import { unveiled } from '../card/unveiled.ts'
import { PictureCarousel } from './picture-carousel.tsx'
import { isStrip, pictureShape } from './picture-shape.ts'
import styles from './shown-pictures.module.css'

/**
 * The pictures of a work: one in its own shape, or several in a carousel. A press opens the viewer; without scripts it
 * leads to the original. A work with a content note is covered until the reader asks for it.
 */
export function ShownPictures({ work }: { readonly work: PaintingDetail }) {
  const words = useWords(paintingPagePack)
  const viewer = useViewer({ linked: true })
  const [shown, setShown] = useState(() => work.NOTE === '' || unveiled.has(work.KeyID))
  const place = useLocation({ select: ({ hash }) => hash })
  const openPlace = useEffectEvent((fragment: string) => {
    const named = readPlace(fragment)
    if (named && shown) viewer.open(openingOf(work, 0), named)
  })
  useEffect(() => openPlace(place), [place])
  const open = (at: number) => viewer.open(openingOf(work, at))
  const [first] = work.PICTURES
  if (!first) return null

  if (!shown && work.NOTE !== '') {
    const show = () => {
      unveiled.add(work.KeyID)
      setShown(true)
      const named = readPlace(location.hash)
      if (named) viewer.open(openingOf(work, 0), named)
    }
    return (
      <figure className={styles.mat}>
        <span className={classNames(styles.box, isStrip(first) && styles.strip)} style={pictureShape(first)}>
          <span className={styles.veiled} style={previewStyle(first)} />
        </span>
        <figcaption className={styles.note}>
          <Icon name="eye-off" size={24} />
          <b>{words.notes[work.NOTE]}</b>
          <span>{words.noteText}</span>
          <Button variant="primary" onClick={show}>
            {words.show}
          </Button>
        </figcaption>
      </figure>
    )
  }
  if (work.PICTURES.length > 1) {
    return (
      <>
        <PictureCarousel work={work} onOpen={open} onIntent={viewer.ahead} />
        {viewer.part}
      </>
    )
  }
  return (
    <figure className={styles.mat}>
      <a
        href={first.SRC}
        aria-label={words.picture(work.NAME)}
        className={styles.whole}
        onPointerEnter={viewer.ahead}
        onFocus={viewer.ahead}
        onClick={(event) => openInstead(event, () => open(0))}
      >
        <span className={classNames(styles.box, isStrip(first) && styles.strip)} style={pictureShape(first)}>
          <PaintingPicture picture={first} alt="" sizes={pageSizes(first)} eager="first" />
        </span>
        <span aria-hidden="true" className={buttonClass({ size: 'small' }, styles.look)}>
          <Icon name="zoom-in" size={16} />
          {words.look}
        </span>
      </a>
      {viewer.part}
    </figure>
  )
}

const openingOf = ({ PICTURES, NAME }: PaintingDetail, at: number): ViewerOpening => {
  const [first = noPicture, ...more] = PICTURES.map(({ SRC, W, H }) => ({ src: SRC, width: W, height: H, alt: NAME }))
  return { pictures: [first, ...more], at, name: NAME }
}
const noPicture = { src: '', width: 0, height: 0, alt: '' }

const pageSizes = ({ W }: PaintingPage): string => `(max-width: 1023px) min(100vw, ${W}px), min(856px, ${W}px)`
