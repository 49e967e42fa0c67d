import { type Point, type ViewerMove, viewerZoom } from '#rules/viewer-moves.ts'

/**
 * Turns the pointers and the wheel on an element into moves: drag with one, pinch with two, the wheel towards the
 * pointer, a double tap. There is no inertia. Answers a function that ends it.
 */
export function watchGestures(element: HTMLElement, onMove: (move: ViewerMove) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const pointers = new Map<number, Point>()
  let lastTap: { readonly at: Point; readonly time: number } | null = null
  let pressed: { readonly at: Point; readonly time: number } | null = null

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (event.target instanceof Element && event.target.closest('button')) return
    element.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, pointOf(event))
    pressed = pointers.size === 1 ? { at: pointOf(event), time: event.timeStamp } : null
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    pointers.set(event.pointerId, now)
    if (!other) return onMove({ act: 'drag', by: { x: now.x - before.x, y: now.y - before.y } })
    const at = middle(before, other)
    const after = middle(now, other)
    onMove({
      act: 'pinch',
      factor: distance(now, other) / Math.max(1, distance(before, other)),
      at,
      by: { x: after.x - at.x, y: after.y - at.y },
    })
  }
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    const at = pointOf(event)
    const isTap = pressed && distance(pressed.at, at) < tapPixels && event.timeStamp - pressed.time < tapMs
    pressed = null
    if (!isTap || event.type !== 'pointerup') {
      lastTap = null
      return
    }
    if (lastTap && distance(lastTap.at, at) < 3 * tapPixels && event.timeStamp - lastTap.time < doubleMs) {
      lastTap = null
      onMove({ act: 'turn', at })
    } else lastTap = { at, time: event.timeStamp }
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : lineHeight)
    // Two fingers on a touchpad come as small turns of the wheel with Ctrl.
    const notches = (pixels / notch) * (event.ctrlKey ? pinchFactor : 1)
    const factor = viewerZoom ** -Math.max(-1, Math.min(1, notches))
    onMove({ act: 'pinch', factor, at: pointOf(event), by: { x: 0, y: 0 } })
  }
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  return () => ending.abort()
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const tapPixels = 10
const tapMs = 300
const doubleMs = 350
/** Pixels that one notch of a mouse wheel turns in most browsers; lines are counted as so many pixels. */
const notch = 100
const lineHeight = 33
const pinchFactor = 8
