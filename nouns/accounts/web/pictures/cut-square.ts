import * as limits from '#rules/picture-limits.ts'
import type { Square } from './crop-geometry.ts'

/** Heads are kept at most this wide; 88 pixels on the densest screens need 264. */
const keptSide = 512

/** Draws a square of a picture over a whole canvas. */
export const drawSquare = (canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, side }: Square): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  context.clearRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, width, height)
}

/** A square of a picture as a file: PNG where the picture may be transparent, else JPEG. */
export const cutSquare = async (picture: ImageBitmap, square: Square, type: string): Promise<File | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(keptSide, Math.round(square.side))
  drawSquare(canvas, picture, square)
  const opaque = /jpe?g|bmp/.test(type)
  const kind = opaque ? 'image/jpeg' : 'image/png'
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind, opaqueQuality))
  return blob && new File([blob], opaque ? 'head.jpg' : 'head.png', { type: kind })
}

/** Above the site's usual quality: the server encodes the picture once more. */
const opaqueQuality = Math.max(limits.jpegQuality, 0.92)
