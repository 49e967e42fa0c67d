import sharp from 'sharp'

/**
 * The picture in a few pixels as `data:` address, for the place where it will stand; browsers blur it by enlarging. Empty
 * where the picture can be seen through, because it stays behind it, and where it cannot be made small enough.
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
