import type { StageStart } from '@patisserie/replay/facts'
import type { Field, FieldRow } from '@patisserie/replay/games/fields'
import fc from 'fast-check'

/**
 * Arbitraries of the round-trip tests. Every value is one that the format can store, so it must come back unchanged.
 */

const u32 = fc.nat(0xffff_ffff)

/** A displayed score of a game whose files store a tenth of it. */
export const tenfoldScore = u32.map((stored) => stored * 10)

export const plainScore = u32

export const percent = fc.float({ min: -10, max: 100, noNaN: true })

export const seed16 = fc.nat(0xffff)

const s32 = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff })

export const position = fc.record({ x: s32, y: s32 })

export const heldKeys = fc.array(fc.nat(0xffff), { maxLength: 64 })

/** Up to eight printable characters; padding at either end is not kept. */
export const name8 = fc.string({ unit: 'grapheme-ascii', maxLength: 8 }).map((text) => text.trim())

export const exe = { exeVersion: fc.constantFrom('0100a', '0100d', '0150a', 'debug'), exeSize: u32, exeChecksum: u32 }

/** Seconds from 2000 to 2099: the text blocks write two digits of the year. */
export const thisCentury = fc.integer({ min: 946_857_600, max: 4_102_272_000 })

/** `YYYY-MM-DDTHH:MM:SS` within this century. */
export const wallClock = thisCentury.map((time) => new Date(time * 1000).toISOString().slice(0, 19))

/** A comment in Japanese; `undefined` keeps the game's placeholder. */
export const japaneseWords = fc.constantFrom('first clear!', 'ノーミス達成、うれしい', undefined)

/**
 * The player's comment with its encoding, as far as `decodeText` can detect it: ASCII, kana or nothing as Shift-JIS; as GBK,
 * Chinese that fails as Shift-JIS or gives three or more half-width katakana there.
 */
export const words = fc.oneof(
  fc.record({
    encoding: fc.constant('cp932' as const),
    comment: fc.constantFrom('first clear!', 'ノーミス達成、うれしい', ''),
  }),
  fc.record({
    encoding: fc.constant('gbk' as const),
    comment: fc.constantFrom('终于打过了，弹幕真漂亮', '這是一個測試註釋，請多指教'),
  }),
)

export const practiceTool = fc.option(
  fc.record({ game: fc.string(), life: fc.nat(9) }).map((settings) => JSON.stringify(settings)),
  {
    nil: undefined,
  },
)

/** Any state that a stage record can store, with every field that the parser reads. */
export function startOf(fields: readonly Field[], rows: readonly FieldRow[] = []): fc.Arbitrary<StageStart> {
  const parts: Record<string, fc.Arbitrary<number | number[]>> = {}
  for (const field of fields) parts[field.name] = shownNumber(field)
  for (const { name, count, until } of rows) {
    const one = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff }).filter((value) => value !== until)
    parts[name] =
      until === undefined
        ? fc.array(fc.nat(0x7fff_ffff), { minLength: count, maxLength: count })
        : fc.array(one, { maxLength: 12 })
  }
  // The tables name fields of StageStart only, with the kind of value each has.
  return fc.record(parts) as fc.Arbitrary<StageStart>
}

function shownNumber({ as, shown }: Field): fc.Arbitrary<number> {
  if (as === 'f32') return fc.float({ noNaN: true, noDefaultInfinity: true })
  const [least, most] = bounds[as]
  switch (shown) {
    case 'x10':
      return fc.nat(most).map((stored) => stored * 10)
    case 'thousandths':
      return fc.nat(Math.floor(most / 1000)).map((thousands) => thousands * 10)
    case 'lessOne':
      return fc.nat(most - 1)
    case 'plusOne':
      return fc.integer({ min: 1, max: most })
    default:
      return fc.integer({ min: least, max: most })
  }
}

const bounds = {
  u8: [0, 0xff],
  s8: [-0x80, 0x7f],
  u16: [0, 0xffff],
  s16: [-0x8000, 0x7fff],
  u32: [0, 0xffff_ffff],
  s32: [-0x8000_0000, 0x7fff_ffff],
} as const
