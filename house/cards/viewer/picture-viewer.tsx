import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { copyText } from '#design/parts/copy-text.ts'
import { IconButton, IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { formatNumber } from '#rules/text.ts'
import { type PicturePlace, readPlace, type ViewerMove, writePlace } from '#rules/viewer-moves.ts'
import { useWords } from '#session/words.tsx'
import { viewerPack } from '#words/cards/viewer.pack.ts'
import styles from './picture-viewer.module.css'
import { ViewedPart } from './viewed-part.tsx'
import { viewerKey } from './viewer-keys.ts'
import type { ViewerOpening } from './viewer-picture.ts'

export interface PictureViewerProps extends ViewerOpening {
  /** The place that is shown first. */
  readonly place?: PicturePlace | undefined
  /** The address says which place is shown, and is taken back when the viewer is closed. */
  readonly linked: boolean
  readonly onClose: () => void
}

/** Pictures over the whole screen, to be looked at pixel by pixel. */
export function PictureViewer({ pictures, at, name, place, linked, onClose }: PictureViewerProps) {
  const words = useWords(viewerPack)
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const [nth, setNth] = useState(() => Math.min(pictures.length, place?.nth ?? at + 1))
  const [fragment, setFragment] = useState('')
  const picture = pictures[nth - 1] ?? pictures[0]
  const move = useRef<((move: ViewerMove) => void) | null>(null)

  useLayoutEffect(() => {
    const { current: element } = dialog
    element?.showModal()
    // Keys move the picture at once; the first button would have the focus otherwise.
    element?.querySelector<HTMLElement>('[role=application]')?.focus()
    // Closing gives the focus back to what had it before.
    return () => element?.close()
  }, [])
  const rest = useEffectEvent((written: string) => {
    setFragment(written)
    if (linked) replaceFragment(written)
  })
  useEffect(
    () => () => {
      if (linked && readPlace(location.hash)) replaceFragment('')
    },
    [linked],
  )
  const turn = (by: number) => setNth(Math.min(pictures.length, Math.max(1, nth + by)))
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement && /^(Arrow|Home|Page)/.test(event.key)) return
    const does = viewerKey(event)
    if (!does) return
    // Neither does the page behind scroll.
    event.preventDefault()
    event.stopPropagation()
    if ('turn' in does) turn(does.turn)
    else move.current?.(does.move)
  }
  const copy = async () => {
    const copied = await copyText(`${location.origin}${location.pathname}${location.search}#${fragment}`)
    if (copied) toast.success(words.copied)
    else toast.error(words.copyFailed)
  }
  return (
    <dialog
      ref={dialog}
      data-theme="night"
      aria-label={words.label(name)}
      className={styles.viewer}
      onKeyDown={press}
      onClose={onClose}
    >
      <header className={styles.bar}>
        <b className={styles.name}>{name || picture.alt}</b>
        {picture.width > 0 && (
          <span className={styles.size}>{words.size(formatNumber(picture.width), formatNumber(picture.height))}</span>
        )}
        {pictures.length > 1 && (
          <span className={styles.turns}>
            <IconButton
              icon="chevron-left"
              label={words.previous}
              aria-disabled={nth === 1 || undefined}
              onClick={() => turn(-1)}
            />
            <span className="num" aria-hidden="true">
              {words.nth(nth, pictures.length)}
            </span>
            <span className="visually-hidden" role="status">
              {words.nthSaid(nth, pictures.length)}
            </span>
            <IconButton
              icon="chevron-right"
              label={words.next}
              aria-disabled={nth === pictures.length || undefined}
              onClick={() => turn(1)}
            />
          </span>
        )}
        <span className={styles.room} />
        {linked && <IconButton icon="link" label={words.copy} tip onClick={() => void copy()} />}
        <OriginalLink src={picture.src} label={words.original} />
        <IconButton icon="x" label={words.close} tip onClick={() => dialog.current?.close()} />
      </header>
      <ViewedPart
        key={nth}
        picture={picture}
        nth={nth}
        place={place?.nth === nth ? place.view : undefined}
        moves={move}
        onRest={(view) => rest(writePlace(view, nth))}
      />
    </dialog>
  )
}

function OriginalLink({ src, label }: { readonly src: string; readonly label: string }) {
  return (
    <a href={src} target="_blank" rel="noopener" aria-label={label} data-tip={label} className={iconButtonClass()}>
      <IconButtonInside icon="download" />
    </a>
  )
}

/** Past the router: a place in a picture is no other page. */
const replaceFragment = (fragment: string): void => {
  const url = `${location.pathname}${location.search}${fragment === '' ? '' : `#${fragment}`}`
  History.prototype.replaceState.call(history, history.state, '', url)
}
