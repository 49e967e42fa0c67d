/** A picture's width and height in its own pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The square that is cut out of a picture: its centre in the picture's pixels, and the zoom factor. */
export interface CropView {
  readonly x: number
  readonly y: number
  /** 1 shows the largest square of the picture. */
  readonly zoom: number
}

export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** A head is never cut from fewer pixels a side. */
export const leastSide = 64

/** How far the picture can be zoomed in. */
export const maxZoom = (size: Size): number => Math.max(1, Math.min(8, shorter(size) / leastSide))

export const startView = ({ width, height }: Size): CropView => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The square a view cuts out; always within the picture. */
export const squareOf = (view: CropView, size: Size): Square => {
  const side = shorter(size) / view.zoom
  return { left: view.x - side / 2, top: view.y - side / 2, side }
}

/** Moves the square by shares of its own side: positive goes right and down in the picture. */
export const moved = (view: CropView, size: Size, by: { readonly x: number; readonly y: number }): CropView => {
  const { side } = squareOf(view, size)
  return within({ ...view, x: view.x + by.x * side, y: view.y + by.y * side }, size)
}

/** Zooms about the middle of the square. */
export const zoomed = (view: CropView, size: Size, zoom: number): CropView =>
  within({ ...view, zoom: Math.min(maxZoom(size), Math.max(1, zoom)) }, size)

const within = (view: CropView, size: Size): CropView => {
  const half = squareOf(view, size).side / 2
  return { ...view, x: clamp(view.x, half, size.width - half), y: clamp(view.y, half, size.height - half) }
}

// An edge and its opposite may differ by a rounding error when the square is as wide as the picture.
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(Math.max(low, high), value))

const shorter = ({ width, height }: Size) => Math.min(width, height)
