import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { fitView, isFit, moveView, type PictureView, type Sides, type ViewerMove } from '#rules/viewer-moves.ts'
import { watchGestures } from './watch-gestures.ts'

export interface PictureViewState {
  /** Null until the sizes of the screen and of the picture are known. */
  readonly view: PictureView | null
  readonly screen: Sides
  readonly move: (move: ViewerMove) => void
}

/** What is shown of one picture, moved by gestures on `stage`. It begins with `place`, or with the whole picture. */
export function usePictureView(
  stage: RefObject<HTMLElement | null>,
  picture: Sides,
  place: PictureView | undefined,
): PictureViewState {
  const [screen, setScreen] = useState<Sides>({ width: 0, height: 0 })
  const [moved, setMoved] = useState<PictureView | null>(null)
  const { width, height } = picture
  const isKnown = width > 0 && height > 0 && screen.width > 0 && screen.height > 0
  const space = { picture, screen }
  const first = () => (place ? moveView(fitView(space), { act: 'place', view: place }, space) : fitView(space))
  // Bounded anew: the screen may have changed since the last move.
  const view = isKnown ? (moved ? moveView(moved, { act: 'place', view: moved }, space) : first()) : null

  const move = (next: ViewerMove) => {
    // Several moves may come before the next drawing: each starts from the one before.
    if (isKnown) setMoved((before) => moveView(before ?? first(), next, space))
  }
  const gesture = useEffectEvent(move)
  const measure = useEffectEvent((size: Sides) => {
    // A picture that is shown whole stays so on a screen of another size.
    if (view && isFit(view, space)) setMoved(null)
    setScreen(size)
  })
  useEffect(() => {
    const { current: element } = stage
    if (!element) return
    const watching = new ResizeObserver(() => measure({ width: element.clientWidth, height: element.clientHeight }))
    watching.observe(element)
    const end = watchGestures(element, (next) => gesture(next))
    return () => {
      watching.disconnect()
      end()
    }
  }, [stage])
  return { view, screen, move }
}
