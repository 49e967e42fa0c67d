import sharp from 'sharp'

/**
 * A preview of a few pixels as a `data:` address, shown until the picture has loaded; browsers blur it by scaling it
 * up. Empty for pictures with transparency, because the preview stays behind them, and if it cannot be made small
 * enough.
 * @param picture a still picture of any size
 */
export async function tinyPicture(picture: Uint8Array): Promise<string> {
  const small = await sharp(picture)
    .timeout({ seconds: 20 })
    .resize({ width: side, height: side, fit: 'inside' })
    .png()
    .toBuffer()
  if (!(await sharp(small).stats()).isOpaque) return ''
  for (const quality of [50, 20, 1]) {
    const bytes = await sharp(small).removeAlpha().webp({ quality, effort: 6 }).toBuffer()
    const address = `data:image/webp;base64,${bytes.toString('base64')}`
    if (address.length <= mostLetters) return address
  }
  return ''
}

const side = 16
const mostLetters = 300
