import sharp, { type Sharp } from 'sharp'
import { inverted, type Look, lookOf, lookSide, mirrored } from '../../rules/look.ts'

/** The looks of one picture. All are empty where a picture has too little structure. */
export interface TakenLooks {
  /** Kept with the work: of the whole picture and of its middle; of an animation of two frames. */
  readonly kept: readonly Look[]
  /** Compared with the kept ones of earlier works: also without its border, each also mirrored. */
  readonly asked: readonly Look[]
  /** Compared with what staff removed: the kept ones in all turns, mirrored, and inverted. */
  readonly turned: readonly Look[]
}

/** The part of each side that is left of the middle. */
const middle = 0.9

/**
 * Takes the looks of a picture that the site encoded itself: its thumbnail, and of an animation also the frame in the
 * middle, or an empty first frame would hide it.
 */
export async function takeLooks(thumb: Uint8Array, animation: Uint8Array | null): Promise<TakenLooks> {
  const frames = [await flat(sharp(thumb)), ...(animation ? [await middleFrame(animation)] : [])]
  const kept: Look[] = []
  const asked: Look[] = []
  const turned: Look[] = []
  for (const frame of frames) {
    const squares = [await squeezed(frame, 1), await squeezed(frame, middle)]
    const trimmed = await withoutBorder(frame)
    kept.push(...looksOf(squares))
    asked.push(...looksOf(trimmed ? [...squares, trimmed] : squares).flatMap((look) => [look, mirrored(look)]))
    turned.push(...squares.flatMap((square) => turnsOf(square)))
  }
  return { kept, asked, turned }
}

interface Frame {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Grey pixels on white. */
async function flat(picture: Sharp): Promise<Frame> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .resize({ width: 256, height: 256, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function middleFrame(animation: Uint8Array): Promise<Frame> {
  const { pages = 1 } = await sharp(animation).metadata()
  return flat(sharp(animation, { page: Math.floor(pages / 2) }))
}

const pixels = ({ data, width, height }: Frame): Sharp => sharp(data, { raw: { width, height, channels: 1 } })

const squeezed = (frame: Frame, part: number): Promise<Buffer> => {
  const inner = {
    width: Math.max(1, Math.round(frame.width * part)),
    height: Math.max(1, Math.round(frame.height * part)),
  }
  const left = Math.floor((frame.width - inner.width) / 2)
  const top = Math.floor((frame.height - inner.height) / 2)
  return square(pixels(frame).extract({ left, top, ...inner }))
}

/** The square of what is left once a border of one colour is cut off; null if there is none. */
const withoutBorder = (frame: Frame): Promise<Buffer | null> =>
  pixels(frame)
    .trim({ threshold: 12 })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => {
      // The outermost pixels are half border: the frame was made smaller before.
      const [width, height] = [info.width - 2, info.height - 2]
      if (Math.min(width, height) < 2) return null
      return square(
        pixels({ data, width: info.width, height: info.height }).extract({ left: 1, top: 1, width, height }),
      )
    })
    // A picture of one colour has nothing but a border.
    .catch(() => null)

const square = (picture: Sharp): Promise<Buffer> =>
  picture.resize(lookSide, lookSide, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer()

const looksOf = (squares: readonly Uint8Array[]): Look[] => squares.flatMap((grey) => lookOf(grey) ?? [])

function turnsOf(grey: Uint8Array): Look[] {
  const turns: Look[] = []
  for (let turn = 0, now = grey; turn < 4; turn++, now = quarterTurn(now)) {
    const look = lookOf(now)
    if (!look) return []
    for (const each of [look, mirrored(look)]) turns.push(each, inverted(each))
  }
  return turns
}

const quarterTurn = (grey: Uint8Array): Uint8Array =>
  grey.map((_, n) => grey[(lookSide - 1 - (n % lookSide)) * lookSide + Math.floor(n / lookSide)] ?? 0)
