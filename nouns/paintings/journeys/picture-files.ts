import sharp from 'sharp'
import { drawnPicture } from '../test/drawn-picture.ts'

/** A file as a file field takes it. */
export interface PictureFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const plainPng = async (name: string, background: string): Promise<PictureFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** The drawing of a seed as a PNG of 600 × 400. */
export const drawnPng = async (name: string, seed: number): Promise<PictureFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await drawnPicture(seed),
})

/** The drawing of a seed at 1,400 × 933, saved without compression: 3.9 MB. */
export const largePng = async (name: string, seed: number): Promise<PictureFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp(await drawnPicture(seed))
    .resize(1_400, 933)
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer(),
})

/** The drawing of a seed again, smaller and as a JPEG: it looks the same and is another file. */
export const copiedJpeg = async (name: string, seed: number): Promise<PictureFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(await drawnPicture(seed))
    .resize(450, 300)
    .jpeg({ quality: 70 })
    .toBuffer(),
})

/** An animation of two drawings, 300 × 200. */
export const movingGif = async (name: string, seeds: readonly [number, number]): Promise<PictureFile> => {
  const frames = seeds.map(async (seed) =>
    sharp(await drawnPicture(seed))
      .resize(300)
      .png()
      .toBuffer(),
  )
  const buffer = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [200, 200], effort: 1 })
    .toBuffer()
  return { name, mimeType: 'image/gif', buffer }
}
