/** Sizes in pixels: of a picture, or of the screen that shows it (CSS pixels). */
export interface Sides {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** What the viewer shows: the point of the picture in the middle of the screen, and the zoom (1: one pixel a pixel). */
export interface PictureView extends Point {
  readonly z: number
}

/** What is looked at, and on what. */
export interface ViewerSpace {
  readonly picture: Sides
  readonly screen: Sides
}

export type StepWay = 'left' | 'right' | 'up' | 'down'

/** Points of the screen are measured from its top left corner. */
export type ViewerMove =
  | { readonly act: 'step'; readonly way: StepWay; readonly slow: boolean }
  /** The picture follows a pointer that moved by this much. */
  | { readonly act: 'drag'; readonly by: Point }
  | { readonly act: 'zoom'; readonly way: 'in' | 'out'; readonly at?: Point }
  /** Two fingers: the zoom is multiplied, and the picture follows their middle. */
  | { readonly act: 'pinch'; readonly factor: number; readonly at: Point; readonly by: Point }
  | { readonly act: 'zoomTo'; readonly z: number; readonly at?: Point }
  /** From fit to 1:1, to 2:1, to fit. */
  | { readonly act: 'turn'; readonly at?: Point }
  | { readonly act: 'fit' }
  /** A place from elsewhere, or the same place on a screen of another size. */
  | { readonly act: 'place'; readonly view: PictureView }

/** Pixels of the screen that a step moves the picture, and the share of it while slowed down. */
export const viewerStep = 20
export const viewerSlow = 0.2
/** Factor of one zoom step. Zooming out divides by it. */
export const viewerZoom = 1.1
export const viewerZoomMost = 10

/** The view after a move, within the bounds of the picture. */
export const moveView = (view: PictureView, move: ViewerMove, space: ViewerSpace): PictureView =>
  boundView(unbounded(view, move, space), space)

/** The whole picture in the middle; small pictures are not enlarged. */
export const fitView = ({ picture, screen }: ViewerSpace): PictureView => ({
  x: picture.width / 2,
  y: picture.height / 2,
  z: fitZoom({ picture, screen }),
})

/** The zoom that shows the whole picture, at most 1. It is the least zoom there is. */
export const fitZoom = ({ picture, screen }: ViewerSpace): number =>
  Math.min(1, ratio(screen.width, picture.width), ratio(screen.height, picture.height))

/** Never 0, also while the screen is not laid out yet. */
const ratio = (length: number, side: number): number => Math.max(1, length) / Math.max(1, side)

/** True if the view shows the whole picture and nothing closer. */
export const isFit = (view: PictureView, space: ViewerSpace): boolean => view.z <= fitZoom(space) * 1.001

/** The part of the picture that is on the screen, as shares of its sides: for a small map. */
export const shownPart = ({ x, y, z }: PictureView, { picture, screen }: ViewerSpace) => {
  const part = (at: number, side: number, length: number) => {
    const share = Math.min(1, length / z / side)
    return { from: Math.max(0, at / side - share / 2), share }
  }
  return { across: part(x, picture.width, screen.width), down: part(y, picture.height, screen.height) }
}

/** Fragment of an address that leads to a place: `1204,1388,6.2`; the number of a further picture follows. */
export const writePlace = ({ x, y, z }: PictureView, nth = 1): string =>
  [Math.floor(x), Math.floor(y), shortNumber(z), ...(nth > 1 ? [nth] : [])].join(',')

export interface PicturePlace {
  readonly view: PictureView
  /** Which picture of the work, from 1. */
  readonly nth: number
}

/** The place that a fragment names, with or without `#`; null if it names none. It may lie outside of the picture. */
export const readPlace = (fragment: string): PicturePlace | null => {
  const [, x, y, z, nth = '1'] = /^#?(\d{1,6}),(\d{1,6}),(\d{1,2}(?:\.\d{1,3})?)(?:,([1-9]\d?))?$/.exec(fragment) ?? []
  if (x === undefined || y === undefined || z === undefined || Number(z) === 0) return null
  // The middle of the named pixel.
  return { view: { x: Number(x) + 0.5, y: Number(y) + 0.5, z: Number(z) }, nth: Number(nth) }
}

function unbounded(view: PictureView, move: ViewerMove, space: ViewerSpace): PictureView {
  switch (move.act) {
    case 'step': {
      const step = viewerStep * (move.slow ? viewerSlow : 1)
      const [x, y] = directions[move.way]
      return { ...view, x: view.x + (x * step) / view.z, y: view.y + (y * step) / view.z }
    }
    case 'drag':
      return dragged(view, move.by)
    case 'zoom':
      return zoomed(view, view.z * (move.way === 'in' ? viewerZoom : 1 / viewerZoom), move.at, space)
    case 'pinch':
      return dragged(zoomed(view, view.z * move.factor, move.at, space), move.by)
    case 'zoomTo':
      return zoomed(view, move.z, move.at, space)
    case 'turn':
      return zoomed(view, nextZoom(view.z, space), move.at, space)
    case 'fit':
      return fitView(space)
    case 'place':
      return move.view
  }
}

const directions: Readonly<Record<StepWay, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

const dragged = (view: PictureView, by: Point): PictureView => ({
  ...view,
  x: view.x - by.x / view.z,
  y: view.y - by.y / view.z,
})

/** The pixel below `at` stays there. */
function zoomed(view: PictureView, wanted: number, at: Point | undefined, space: ViewerSpace): PictureView {
  const z = boundZoom(wanted, space)
  const from = at ? { x: at.x - space.screen.width / 2, y: at.y - space.screen.height / 2 } : { x: 0, y: 0 }
  return { x: view.x + from.x / view.z - from.x / z, y: view.y + from.y / view.z - from.y / z, z }
}

const nextZoom = (z: number, space: ViewerSpace): number => {
  const fit = fitZoom(space)
  // A little of rounding must not count as a zoom of its own.
  return [1, 2].find((each) => each > z * 1.001 && each > fit * 1.001) ?? fit
}

const boundZoom = (z: number, space: ViewerSpace): number => Math.min(viewerZoomMost, Math.max(fitZoom(space), z))

/** No empty edge beside a picture that is larger than the screen; a smaller one stands in the middle. */
function boundView(view: PictureView, space: ViewerSpace): PictureView {
  const z = boundZoom(Number.isFinite(view.z) ? view.z : 1, space)
  const bound = (at: number, side: number, length: number) => {
    const half = length / z / 2
    return half * 2 >= side ? side / 2 : Math.min(side - half, Math.max(half, at))
  }
  const { picture, screen } = space
  return { x: bound(view.x, picture.width, screen.width), y: bound(view.y, picture.height, screen.height), z }
}

const shortNumber = (z: number): string => String(Math.round(z * 1_000) / 1_000)
