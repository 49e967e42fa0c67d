import type { PictureView, Sides } from '#rules/viewer-moves.ts'
import type { ViewedPicture } from './use-viewed-picture.ts'

export interface Drawing {
  readonly viewed: ViewedPicture
  readonly view: PictureView
  readonly picture: Sides
  readonly screen: Sides
}

/**
 * Draws the part of a picture that is on the screen. Beyond one pixel of the screen a pixel of the original is a crisp
 * square; below, and while only a smaller file is there, it is smooth.
 */
export function drawView(canvas: HTMLCanvasElement, { viewed, view, picture, screen }: Drawing): void {
  const ratio = devicePixelRatio || 1
  const width = Math.round(screen.width * ratio)
  const height = Math.round(screen.height * ratio)
  // A new size empties the canvas, also where it is the same.
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return
  context.clearRect(0, 0, width, height)
  const { image, isOriginal } = viewed
  if (!image || width === 0 || height === 0) return
  const zoom = view.z * ratio
  const left = Math.round(width / 2 - view.x * zoom)
  const top = Math.round(height / 2 - view.y * zoom)
  // Whole pixels of the picture, so that their edges stay sharp.
  const from = { x: clamp(Math.floor(-left / zoom), picture.width), y: clamp(Math.floor(-top / zoom), picture.height) }
  const to = {
    x: clamp(Math.ceil((width - left) / zoom), picture.width),
    y: clamp(Math.ceil((height - top) / zoom), picture.height),
  }
  const across = image.naturalWidth / picture.width
  const down = image.naturalHeight / picture.height
  context.imageSmoothingEnabled = !isOriginal || zoom <= 1
  context.imageSmoothingQuality = 'high'
  // The paper behind pictures with transparency.
  context.fillStyle = getComputedStyle(canvas).color
  const place = [left + from.x * zoom, top + from.y * zoom, (to.x - from.x) * zoom, (to.y - from.y) * zoom] as const
  context.fillRect(...place)
  context.drawImage(
    image,
    from.x * across,
    from.y * down,
    Math.max(1, (to.x - from.x) * across),
    Math.max(1, (to.y - from.y) * down),
    ...place,
  )
}

const clamp = (n: number, most: number): number => Math.min(most, Math.max(0, n))
