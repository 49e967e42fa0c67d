import * as limits from '#rules/picture-limits.ts'

/**
 * Makes a smaller JPEG of a still picture, as good as fits into the limit: first by quality, then also by size. Null if
 * the browser cannot. The file itself stays as it is.
 */
export const shrinkPicture = async (file: File): Promise<File | null> => {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  try {
    for (const scale of scales) {
      const canvas = drawn(picture, scale)
      if (!canvas) return null
      for (const quality of qualities) {
        const blob = await encoded(canvas, quality)
        if (blob && blob.size <= limits.pictureBytes) {
          return new File([blob], file.name.replace(/\.[a-z]+$/i, '.jpg'), { type: blob.type })
        }
      }
    }
    return null
  } finally {
    picture.close()
  }
}

/** Whether a picture has transparent parts. It is looked through at a smaller size. */
export const isClear = (picture: ImageBitmap): boolean => {
  const canvas = drawn(picture, Math.min(1, lookedAt / Math.max(picture.width, picture.height)))
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  if (!pixels) return false
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 255) return true
  return false
}

const drawn = (picture: ImageBitmap, scale: number): HTMLCanvasElement | null => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

const qualities = [0.95, 0.9, 0.84, 0.78]
const scales = [1, 0.8, 0.64, 0.5, 0.36, 0.25]
/** Longest side at which transparency is looked for, in pixels. */
const lookedAt = 1_024
