import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { IconButton } from '#design/parts/icon-button.tsx'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import styles from './crop-canvas.module.css'
import { type CropView, maxZoom, moved, squareOf, zoomed } from './crop-geometry.ts'
import { drawSquare } from './cut-square.ts'

export interface CropCanvasProps {
  readonly picture: ImageBitmap
  readonly view: CropView
  readonly onView: (change: (view: CropView) => CropView) => void
  readonly disabled: boolean
}

/** The square that will be cut: dragged, pinched or scrolled with a pointer, or moved by keys. */
export function CropCanvas({ picture, view, onView, disabled }: CropCanvasProps) {
  const words = useWords(settingsPack).head
  const hint = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const move = (x: number, y: number) => onView((now) => moved(now, picture, { x, y }))
  const zoomBy = (factor: number) => onView((now) => zoomed(now, picture, now.zoom * factor))

  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, squareOf(view, picture))
  }, [picture, view])

  // React listens to wheels passively, and the dialog would scroll along.
  useEffect(() => {
    const element = canvas.current
    if (!element || disabled) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      onView((now) => zoomed(now, picture, now.zoom * Math.exp(-event.deltaY / 500)))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [picture, onView, disabled])

  const press = (event: PointerEvent<HTMLElement>) => {
    if (disabled) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    pointers.current.set(event.pointerId, now)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    const width = event.currentTarget.clientWidth
    // With two fingers down, each contributes half of the movement.
    const share = other ? width * 2 : width
    move((before.x - now.x) / share, (before.y - now.y) / share)
    if (other) zoomBy(distance(now, other) / Math.max(1, distance(before, other)))
  }
  const lift = (event: PointerEvent) => void pointers.current.delete(event.pointerId)
  const key = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || disabled) return
    event.preventDefault()
    if ('zoom' in act) zoomBy(act.zoom)
    else move(act.x, act.y)
  }
  const percent = Math.round(view.zoom * 100)
  return (
    <div className={styles.box}>
      <div
        className={styles.frame}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved by keys
        tabIndex={0}
        aria-label={words.cropLabel}
        aria-describedby={hint}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
        onKeyDown={key}
      >
        <canvas ref={canvas} width={640} height={640} />
      </div>
      <div className={styles.zoom}>
        <IconButton icon="zoom-out" label={words.zoomOut} disabled={disabled} onClick={() => zoomBy(1 / 1.25)} />
        <input
          type="range"
          aria-label={words.zoom}
          aria-valuetext={`${percent}%`}
          min={1}
          max={maxZoom(picture)}
          step={0.01}
          value={view.zoom}
          disabled={disabled || maxZoom(picture) === 1}
          onChange={({ target }) => onView((now) => zoomed(now, picture, Number(target.value)))}
        />
        <IconButton icon="zoom-in" label={words.zoomIn} disabled={disabled} onClick={() => zoomBy(1.25)} />
      </div>
      <p id={hint} className={styles.hint}>
        {words.cropHint}
      </p>
    </div>
  )
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

const step = 0.03
const keys: Readonly<Record<string, { x: number; y: number } | { zoom: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
  '+': { zoom: 1.1 },
  '=': { zoom: 1.1 },
  '-': { zoom: 1 / 1.1 },
}
