import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '#design/parts/button.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { Kbd } from '#design/parts/moving/kbd.tsx'
import { formatNumber } from '#rules/text.ts'
import {
  fitZoom,
  type PictureView,
  type Sides,
  shownPart,
  type ViewerMove,
  viewerZoomMost,
} from '#rules/viewer-moves.ts'
import { useWords } from '#session/words.tsx'
import { viewerPack } from '#words/cards/viewer.pack.ts'
import { drawView } from './draw-view.ts'
import styles from './picture-viewer.module.css'
import { usePictureView } from './use-picture-view.ts'
import { useViewedPicture, type ViewedPicture } from './use-viewed-picture.ts'
import { quickFiles, type ViewerPicture } from './viewer-picture.ts'

export interface ViewedPartProps {
  readonly picture: ViewerPicture
  /** Which picture it is, from 1. */
  readonly nth: number
  readonly place: PictureView | undefined
  /** Takes moves from keys that are pressed anywhere in the viewer. */
  readonly moves: RefObject<((move: ViewerMove) => void) | null>
  /** Called once nothing has moved for a while. */
  readonly onRest: (view: PictureView) => void
}

/** One picture on its stage, with its zoom. */
export function ViewedPart({ picture, place, moves, onRest }: ViewedPartProps) {
  const words = useWords(viewerPack)
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [tries, setTries] = useState(0)
  const viewed = useViewedPicture(picture, tries)
  const sides = sidesOf(picture, viewed)
  const { view, screen, move } = usePictureView(stage, sides, place)
  useImperativeHandle(moves, () => move)
  useLayoutEffect(() => {
    if (canvas.current && view) drawView(canvas.current, { viewed, view, picture: sides, screen })
  })
  const [said, setSaid] = useState('')
  const rest = useEffectEvent((at: PictureView) => {
    setSaid(words.zoomSaid(zoomText(at.z)))
    onRest(at)
  })
  const { x, y, z } = view ?? {}
  useEffect(() => {
    if (x === undefined || y === undefined || z === undefined) return
    const timer = setTimeout(() => rest({ x, y, z }), restMs)
    return () => clearTimeout(timer)
  }, [x, y, z])
  const space = { picture: sides, screen }
  return (
    <>
      <div
        ref={stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        role="application"
        aria-label={picture.alt === '' ? words.canvas : `${picture.alt}. ${words.canvas}`}
        className={styles.stage}
      >
        <canvas ref={canvas} className={styles.canvas} />
        {view && (
          <span className={styles.place} aria-hidden="true">
            {words.place(formatNumber(Math.floor(view.x)), formatNumber(Math.floor(view.y)), zoomText(view.z))}
          </span>
        )}
        {view && <WholeMap picture={picture} view={view} sides={sides} screen={screen} />}
        <Arrival viewed={viewed} onAgain={() => setTries(tries + 1)} />
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
      <footer className={styles.tools}>
        <IconButton icon="zoom-out" label={words.zoomOut} onClick={() => move({ act: 'zoom', way: 'out' })} />
        <input
          type="range"
          aria-label={words.zoom}
          aria-valuetext={view ? `${zoomText(view.z)}×` : undefined}
          min={0}
          max={100}
          step={1}
          value={view ? Math.round(shareOfZoom(view.z, fitZoom(space)) * 100) : 0}
          onChange={({ target }) => move({ act: 'zoomTo', z: zoomOfShare(Number(target.value) / 100, fitZoom(space)) })}
          className={styles.zoom}
        />
        <IconButton icon="zoom-in" label={words.zoomIn} onClick={() => move({ act: 'zoom', way: 'in' })} />
        <Button size="small" variant="quiet" onClick={() => move({ act: 'zoomTo', z: 1 })}>
          {words.one}
        </Button>
        <Button size="small" variant="quiet" onClick={() => move({ act: 'fit' })}>
          {words.fit}
        </Button>
        <span className={styles.room} />
        <span className={styles.keys} aria-hidden="true">
          <Kbd>↑↓←→</Kbd>
          {words.keys.move}
          <Kbd>{words.keys.slowKey}</Kbd>
          {words.keys.slow}
          <Kbd>+ −</Kbd>
          {words.keys.zoom}
          <Kbd>{words.keys.closeKey}</Kbd>
          {words.keys.close}
        </span>
      </footer>
    </>
  )
}

/** How far the original is on its way; what to do if it does not come. */
function Arrival({ viewed, onAgain }: { readonly viewed: ViewedPicture; readonly onAgain: () => void }) {
  const words = useWords(viewerPack)
  const { image, isOriginal, share, failed } = viewed
  if (isOriginal) return null
  if (!failed) {
    return (
      <div
        role="progressbar"
        aria-label={words.loading}
        aria-valuenow={Math.round(share * 100)}
        className={styles.progress}
      >
        <i style={{ width: `${share * 100}%` }} />
      </div>
    )
  }
  return (
    <div role="alert" className={styles.failed}>
      <span>{image ? words.failed : words.failedAll}</span>
      <Button size="small" onClick={onAgain}>
        {words.retry}
      </Button>
    </div>
  )
}

interface WholeMapProps {
  readonly picture: ViewerPicture
  readonly view: PictureView
  readonly sides: Sides
  readonly screen: Sides
}

/** The whole picture, small, with the shown part framed; nothing while all of it is shown. */
function WholeMap({ picture, view, sides, screen }: WholeMapProps) {
  const { across, down } = shownPart(view, { picture: sides, screen })
  if (across.share === 1 && down.share === 1) return null
  const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`
  return (
    <div className={styles.map} aria-hidden="true" style={{ aspectRatio: `${sides.width} / ${sides.height}` }}>
      <img src={quickFiles(picture).at(-1) ?? picture.src} alt="" width={sides.width} height={sides.height} />
      <i
        style={{
          left: percent(across.from),
          top: percent(down.from),
          width: percent(across.share),
          height: percent(down.share),
        }}
      />
    </div>
  )
}

/** As the answer says; else as the original turns out to be. */
const sidesOf = ({ width, height }: ViewerPicture, { image, isOriginal }: ViewedPicture): Sides => {
  if (width > 0 && height > 0) return { width, height }
  return isOriginal && image ? { width: image.naturalWidth, height: image.naturalHeight } : { width: 0, height: 0 }
}

/** The slider is even in steps of zoom: half of it is as far from the least as from the most. */
const shareOfZoom = (z: number, fit: number): number =>
  fit >= viewerZoomMost ? 1 : Math.log(z / fit) / Math.log(viewerZoomMost / fit)
const zoomOfShare = (share: number, fit: number): number => fit * (viewerZoomMost / fit) ** share

/** At most two digits behind the point. */
const zoomText = (z: number): string => String(Math.round(z * 100) / 100)

const restMs = 350
