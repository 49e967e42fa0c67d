import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowanceFor, LARGEST_FILE } from './bytes/allowance.ts'
import { REJECT_REASONS } from './facts.ts'
import { GAMES } from './games/catalogue.ts'
import { MODERN_MAGICS } from './games/modern-layouts.ts'
import { inputStreams, packedPart } from './input-stream.ts'
import { parseReplay, parseWithin } from './parse.ts'

const MAGICS = ['T6RP', 'T7RP', 'T8RP', 'T9RP', ...Object.keys(MODERN_MAGICS)]

const ascii = (text: string) => new TextEncoder().encode(text)

describe('refusals', () => {
  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['three bytes', ascii('T6R'), 'too_short'],
    ['three bytes of no magic', ascii('PNG'), 'unknown_magic'],
    ['the beginning of a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'not_a_replay'],
    ['a magic alone', ascii('t12r'), 'too_short'],
    ['over the limit', new Uint8Array(LARGEST_FILE + 1), 'too_large'],
    ['an archive', ascii('PK\x03\x04 and more'), 'not_a_replay'],
    ['a page', ascii('<!doctype html>'), 'not_a_replay'],
    ['another case', ascii('t7rp and more'), 'unknown_magic'],
    ['a trial', ascii('t12t and more'), 'unsupported_trial'],
    ['zeros after a magic', new Uint8Array([...ascii('t12r'), ...new Uint8Array(500)]), 'bad_length'],
  ])('%s', (_, bytes, reason) => {
    expect(parseReplay(bytes)).toMatchObject({ ok: false, reason })
  })

  test('every magic of the catalogue is known', () => {
    for (const game of Object.values(GAMES)) expect(MAGICS).toContain(game.magic)
  })
})

describe('properties', () => {
  test('arbitrary bytes after a known magic never throw nor take more memory than allowed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MAGICS), fc.uint8Array({ maxLength: 3000 }), (magic, rest) => {
        checkBounds(new Uint8Array([...ascii(magic), ...rest]))
      }),
      { numRuns: 2000 },
    )
  })

  test('arbitrary bytes never throw', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), checkBounds), { numRuns: 1000 })
  })

  const real = new URL('../../../shared/replays/real/', import.meta.url)
  if (!existsSync(real)) console.warn(`skipped: no real files at ${real.pathname}`)

  test.skipIf(!existsSync(real))('real files cut, overwritten and shifted never throw', () => {
    const files = readdirSync(real)
      .map((name) => new Uint8Array(readFileSync(new URL(name, real))))
      .filter((bytes) => bytes.length < 20_000)
    const changes = fc.array(fc.record({ at: fc.nat(20_000), value: fc.nat(255) }), { maxLength: 8 })
    fc.assert(
      fc.property(fc.constantFrom(...files), changes, fc.nat(20_000), (file, writes, cut) => {
        const bytes = file.slice()
        for (const { at, value } of writes) bytes[at % bytes.length] = value
        checkBounds(bytes)
        checkBounds(bytes.subarray(0, cut % bytes.length))
      }),
      { numRuns: 500 },
    )
  })
})

function checkBounds(bytes: Uint8Array): void {
  const allowance = allowanceFor(bytes.length)
  const result = parseWithin(bytes, { inputs: true }, allowance)
  expect(allowance.used).toBeLessThanOrEqual(8 * 1024 * 1024 + 8 * bytes.length)
  if (result.ok) expect(JSON.parse(JSON.stringify(result.replay))).toEqual(result.replay)
  else {
    expect(REJECT_REASONS).toContain(result.reason)
    expect(inputStreams(bytes)).toBeNull()
    packedPart(bytes)
  }
}
