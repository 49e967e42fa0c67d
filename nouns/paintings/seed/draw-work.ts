import sharp from 'sharp'
import type { DemoWork } from './works.ts'

/** The files of a work as somebody would upload them. */
export async function drawWork({ format, pictures }: DemoWork): Promise<readonly Buffer[]> {
  const drawn = pictures.map((svg) => sharp(Buffer.from(svg)))
  if (format === 'jpg') return Promise.all(drawn.map((picture) => picture.flatten().jpeg({ quality: 88 }).toBuffer()))
  const still = await Promise.all(drawn.map((picture) => picture.png({ compressionLevel: 6 }).toBuffer()))
  if (format === 'png') return still
  return [
    await sharp(still, { join: { animated: true } })
      .gif({ delay: still.map(() => 90), effort: 2 })
      .toBuffer(),
  ]
}
