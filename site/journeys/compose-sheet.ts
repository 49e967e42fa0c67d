import sharp from 'sharp'
import type { Device } from './person.ts'

/** Screenshot of a page in one look; the name is part of the key in `screenshots`. */
export interface Shot {
  readonly name: string
  readonly png: Buffer
}

const gap = 16

/** Composes all pages of a look into one picture, six in a row. */
export async function composeSheet(shots: readonly Shot[], device: Device): Promise<Buffer> {
  const [width, height] = device === 'PC' ? [640, 400] : [312, 675]
  const columns = 6
  const rows = Math.ceil(shots.length / columns)
  const tiles = await Promise.all(
    shots.map(async ({ png }, i) => ({
      input: await sharp(png).resize(width, height).png().toBuffer(),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    })),
  )
  return sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#8a8178',
    },
  })
    .composite(tiles)
    .webp({ quality: 84 })
    .toBuffer()
}
