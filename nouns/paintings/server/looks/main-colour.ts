import sharp from 'sharp'

/** The colour that most of a picture has, as `#rrggbb`; transparent parts count as white. */
export async function mainColour(thumb: Uint8Array): Promise<string> {
  const { data, info } = await sharp(thumb)
    .flatten({ background: '#fff' })
    .resize(64, 64, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
