import { GAME_CODES, type GameCode, type ParseResult } from '@patisserie/replay/facts'
import { ADD_KEY_CIPHERS } from '@patisserie/replay/games/ciphers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdBounds } from './draw/hold-bounds.ts'
import { encodeReplay } from './encode.ts'
import { makeRun } from './make-run.ts'
import { joinBytes } from './write/join-bytes.ts'
import { relock, reseal } from './write/reseal.ts'

/** Files that are cut or overwritten, or have false lengths, offsets and text blocks. */

const fileOf = (game: GameCode) => encodeReplay(makeRun({ game, seed: 11, frames: 90 }))
const packed = GAME_CODES.filter((game) => game !== 'th06' && game !== 'th165')
const modern = packed.filter((game) => game !== 'th07' && game !== 'th08' && game !== 'th09')
const texted = modern.filter((game) => game !== 'th095')
const hugeNumbers = [0x7fff_ffff, 0x8000_0000, 0xffff_fff0, 0xffff_ffff]

describe.each(GAME_CODES)('%s', (game) => {
  const file = fileOf(game)

  test('cut anywhere', () => {
    const end = game === 'th06' ? 0x50 : game === 'th07' ? file.length : userAt(file)
    for (let cut = 0; cut < file.length; cut += cut < 0x140 ? 1 : 37) {
      const result = holdBounds(file.subarray(0, cut))
      if (cut < end) expect(result.ok, `${cut} bytes`).toBe(false)
    }
  })

  test('begun with another magic', () => {
    for (const at of [0, 1, 2, 3]) {
      const other = file.slice()
      other[at] = (other[at] ?? 0) ^ 0x20
      expect(holdBounds(other)).toMatchObject({ ok: false })
    }
  })

  test('overwritten with zeros, ones or noise behind its header', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (noise) => {
        const other = file.slice()
        for (let at = 0xc0; at < other.length; at++) other[at] = noise[at % 16] ?? 0
        holdBounds(other)
      }),
      { numRuns: 20, examples: [[new Uint8Array(16)], [new Uint8Array(16).fill(0xff)]] },
    )
  })

  test('followed by other bytes', () => {
    const result = read(holdBounds(joinBytes([file, new Uint8Array(100).fill(0x41)])))
    expect(result.warnings).toContain(game === 'th06' ? 'checksum' : 'trailing-data')
  })

  test('changed in any four bytes', () => {
    const places = fc.nat(file.length - 5)
    fc.assert(
      fc.property(places, fc.constantFrom(0, 1, 8, 0xff, ...hugeNumbers), (at, value) => {
        const other = file.slice()
        new DataView(other.buffer).setUint32(at, value, true)
        holdBounds(other)
      }),
      { numRuns: 100 },
    )
  })
})

describe.each(modern)('%s', (game) => {
  const file = fileOf(game)
  const sizesAt = game === 'th20' ? 0x28 : 0x1c

  test.each([0, file.length, ...hugeNumbers])('a packed size of %i is refused', (size) => {
    expect(holdBounds(put(file, sizesAt, size))).toMatchObject({ ok: false, reason: 'bad_length' })
  })

  test.each([0, 0x4000_0000, ...hugeNumbers])('an unpacked size of %i is refused', (size) => {
    expect(holdBounds(put(file, sizesAt + 4, size))).toMatchObject({ ok: false })
  })

  test('an unpacked size that is one off is refused', () => {
    const size = new DataView(file.buffer).getUint32(sizesAt + 4, true)
    expect(holdBounds(put(file, sizesAt + 4, size + 1))).toMatchObject({ ok: false, reason: 'corrupt_body' })
    if (game !== 'th095')
      expect(holdBounds(put(file, sizesAt + 4, size - 1))).toMatchObject({ ok: false, reason: 'corrupt_records' })
  })

  test.each([0, 4, 0x24, file.length, file.length - 3, ...hugeNumbers])('text at %i is no text', (at) => {
    const { warnings, userBlocks, comment } = read(holdBounds(put(file, 0x0c, at)))
    expect(warnings).toContain('no-user')
    expect({ userBlocks, comment }).toEqual({ userBlocks: [], comment: '' })
  })

  test.each([0, 5, 11])('a text block of length %i is no text', (length) => {
    expect(read(holdBounds(put(file, userAt(file) + 4, length))).warnings).toContain('no-user')
  })

  test.each(hugeNumbers)('a text block of length %i is cut', (length) => {
    const result = read(holdBounds(put(file, userAt(file) + 4, length)))
    expect(result.warnings).toContain('user-length')
    expect(result.name).toBe(read(holdBounds(file)).name)
  })

  test('twenty thousand text blocks are not read', () => {
    const block = [...'USER'].map((letter) => letter.charCodeAt(0)).concat(12, 0, 0, 0, 0, 0, 0, 0)
    const many = new Uint8Array(20_000 * block.length).map((_, index) => block[index % block.length] ?? 0)
    expect(read(holdBounds(joinBytes([file.subarray(0, userAt(file)), many]))).userBlocks.length).toBe(16)
  })
})

describe.each(['th07', 'th08', 'th09'] as const)('%s', (game) => {
  const file = fileOf(game)
  const sizesAt = game === 'th07' ? 0x14 : 0x18

  test.each([0, file.length, ...hugeNumbers])('a packed size of %i is refused', (size) => {
    const lying = relock(file, (plain) => plain.setUint32(sizesAt, size, true))
    expect(holdBounds(lying)).toMatchObject({ ok: false, reason: 'bad_length' })
  })

  test.each([0, 0x4000_0000, ...hugeNumbers])('an unpacked size of %i is refused', (size) => {
    const lying = relock(file, (plain) => plain.setUint32(sizesAt + 4, size, true))
    expect(holdBounds(lying)).toMatchObject({ ok: false })
  })

  test('any byte of the locked part only fails the checksum or refuses the file', () => {
    fc.assert(
      fc.property(fc.integer({ min: ADD_KEY_CIPHERS[game].from, max: userAt(file) - 1 }), fc.nat(255), (at, value) => {
        const other = file.slice()
        other[at] = value
        const result = holdBounds(other)
        if (result.ok && file[at] !== value) expect(result.replay.warnings).toContain('checksum')
      }),
      { numRuns: 100 },
    )
  })
})

test.each([0, 4, 0x67, 0xffff_ffff])('8: without its text block, sought at %i, the file is refused', (at) => {
  expect(holdBounds(put(fileOf('th08'), 0x0c, at))).toMatchObject({ ok: false })
})

test.each(texted)('%s: the densest packing is bounded and its nonsense refused', (game) => {
  const file = reseal(fileOf(game), () => new Uint8Array(400_000))
  expect(holdBounds(file)).toMatchObject({ ok: false, reason: 'corrupt_records' })
})

/** End of the packed part: of the file where it has no text blocks. */
function userAt(file: Uint8Array): number {
  if (file[0] === 0x54 && (file[1] === 0x36 || file[1] === 0x37)) return file.length
  return new DataView(file.buffer, file.byteOffset).getUint32(0x0c, true)
}

function put(file: Uint8Array, at: number, value: number): Uint8Array {
  const other = Uint8Array.from(file)
  new DataView(other.buffer).setUint32(at, value, true)
  return other
}

function read(result: ParseResult) {
  if (!result.ok) throw new Error(`refused: ${result.reason} ${result.detail}`)
  return result.replay
}
