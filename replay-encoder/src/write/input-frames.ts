import type { SampleRule } from '../encodable.ts'
import { ByteSheet } from './byte-sheet.ts'
import { joinBytes } from './join-bytes.ts'

type FrameFormat = 'two-bytes' | 'three-bytes' | 'four-bytes' | 'six-bytes' | 'eight-bytes'

/**
 * Keys frame by frame as games 7 and later store them. The formats of games 9.5 and later add the keys newly pressed and
 * newly released.
 */
export function inputFrames(held: readonly number[], format: FrameFormat): Uint8Array<ArrayBuffer> {
  const width = widths[format]
  const sheet = new ByteSheet(held.length * width)
  let before = 0
  held.forEach((keys, frame) => {
    const at = frame * width
    const pressed = keys & ~before
    const released = before & ~keys
    if (format === 'three-bytes') {
      sheet.u8(at, keys)
      sheet.u8(at + 1, pressed)
      sheet.u8(at + 2, released)
    } else {
      sheet.u16(at, keys)
      // Game 7's event flags: a graze every seven frames.
      if (width === 4) sheet.u16(at + 2, frame % 7 === 0 ? 0x40 : 0)
      if (width >= 6) {
        sheet.u16(at + 2, pressed)
        sheet.u16(at + 4, released)
      }
    }
    before = keys
  })
  return sheet.bytes
}

const widths: Record<FrameFormat, number> = {
  'two-bytes': 2,
  'three-bytes': 3,
  'four-bytes': 4,
  'six-bytes': 6,
  'eight-bytes': 8,
}

/** A stage's data from 9.5 on: the inputs, then as many frame-rate samples as `rule` says. */
export function stageData(held: readonly number[], format: FrameFormat, rule: SampleRule): Uint8Array<ArrayBuffer> {
  const sampled = rule === 'ceil(n/30)' ? held.length : Math.max(0, held.length - 1)
  return joinBytes([inputFrames(held, format), new Uint8Array(Math.ceil(sampled / 30)).fill(60)])
}
