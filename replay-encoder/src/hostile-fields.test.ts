import { GAME_CODES, type GameCode, type ParseResult } from '@patisserie/replay/facts'
import { LAYOUT_095, MODERN_LAYOUTS, ROUTE_128, SCENE_125, STONES_20 } from '@patisserie/replay/games/modern-layouts'
import { LAYOUT_06, LAYOUT_07, LAYOUT_08, LAYOUT_09 } from '@patisserie/replay/games/old-layouts'
import { unpackBody } from '@patisserie/replay/unpack/decrypt-and-unpack'
import { describe, expect, test } from 'vitest'
import { holdBounds } from './draw/hold-bounds.ts'
import { encodeReplay } from './encode.ts'
import { makeRun } from './make-run.ts'
import { relock, reseal } from './write/reseal.ts'

/** Correctly packed and encrypted files with impossible values in their fields. */

const fileOf = (game: GameCode) => encodeReplay(makeRun({ game, seed: 11, frames: 90, clear: true }))
const laidOut = GAME_CODES.filter((game) => game in MODERN_LAYOUTS) as (keyof typeof MODERN_LAYOUTS)[] // the filter keeps these only
const hugeNumbers = [0x7fff_ffff, 0x8000_0000, 0xffff_fff0, 0xffff_ffff]

describe.each(laidOut)('%s', (game) => {
  const file = fileOf(game)
  const layout = MODERN_LAYOUTS[game]
  const withNumber = (at: number, value: number) =>
    holdBounds(
      reseal(file, (body) => {
        body.setUint32(at, value, true)
      }),
    )

  // A field that the game does not have is not tested.
  const { stageCount, slowdown, spell } = layout

  if (stageCount !== null)
    test.each([0, 8, 9, ...hugeNumbers])('%i stages are refused', (count) => {
      expect(withNumber(stageCount, count)).toMatchObject({ ok: false, reason: 'corrupt_records' })
    })

  test('a stage whose length is not true is refused', () => {
    const at = layout.firstStage + (game === 'th20' ? 0xc : 8)
    const length = new DataView(unpackBody(file).buffer).getUint32(at, true)
    for (const value of [0, length - 1, length + 1, ...hugeNumbers])
      expect(withNumber(at, value)).toMatchObject({ ok: false, reason: 'corrupt_records' })
  })

  test('a body cut or lengthened anywhere is refused', () => {
    const { length } = unpackBody(file)
    for (const size of [1, layout.firstStage - 1, layout.firstStage, length - 1, length + 1])
      expect(
        holdBounds(
          reseal(file, (body) => {
            const other = new Uint8Array(size)
            other.set(new Uint8Array(body.buffer).subarray(0, size))
            return other
          }),
        ),
      ).toMatchObject({ ok: false, reason: 'corrupt_records' })
  })

  const choices = [layout.shot, layout.sub, layout.difficulty, game === 'th128' ? ROUTE_128 : null].flatMap(
    (at) => at ?? [],
  )
  test.each(
    choices.flatMap((at) => [
      [at, 99],
      [at, 0xffff_ffff],
    ]),
  )('a number outside its table at %i is said to be unknown: %i', (at, value) => {
    const { warnings } = read(withNumber(at, value))
    expect(warnings).toContain('unknown-value')
  })

  if (slowdown !== null)
    test('a slow rate that is no number is none', () => {
      const slowRate = (bits: number) => read(withNumber(slowdown, bits)).slowdownPercent
      expect([0x7fc0_0000, 0x7f80_0000, 0xff80_0000].map(slowRate)).toEqual([null, null, null])
      expect(slowRate(0x7f7f_ffff)).toBeGreaterThan(1e38)
      expect(slowRate(0xbf80_0000)).toBe(-1)
    })

  test('an instant out of range is none, an odd one is stated', () => {
    const instants = [
      [0, 0],
      [0xffff_ffff, 0xffff_ffff],
      [2_767_000_000, 0],
    ].map(([low = 0, high = 0]) => {
      const changed = reseal(file, (body) => {
        body.setUint32(layout.time.at, low, true)
        if (layout.time.bytes === 8) body.setUint32(layout.time.at + 4, high, true)
      })
      return read(holdBounds(changed))
    })
    expect(instants.map(({ timestampUtc }) => timestampUtc)).toEqual([
      null,
      layout.time.bytes === 8 ? null : '2106-02-07T06:28:15Z',
      '2057-09-06T11:06:40Z',
    ])
    expect(instants[2]?.hints.map(({ code }) => code)).toContain('odd-clock')
  })

  test('the highest score keeps every digit', () => {
    const { score, hints } = read(withNumber(layout.score, 0xffff_ffff))
    expect(score).toBe(game === 'th125' || game === 'alco' ? 4_294_967_295 : 42_949_672_950)
    expect(hints.map(({ code }) => code)).toContain('text-score-differs')
  })

  if (spell !== null)
    test('a spell card beyond the last is read and said to be unknown', () => {
      const replay = read(withNumber(spell, 60_000))
      expect(replay).toMatchObject({ type: 'spell_practice', spellCardId: 60_000 })
      if (game !== 'th20' && game !== 'th15') expect(replay.warnings).toContain('unknown-value')
    })

  test('a name of markup, controls and half a character stays harmless text', () => {
    const changed = reseal(file, (body) => {
      ;[0x3c, 0x62, 0x3e, 0x1b, 0x07, 0x0a, 0x9b, 0x83].forEach((byte, index) => {
        body.setUint8(layout.name.at + index, byte)
      })
      body.setUint8(layout.name.at + 8, 0)
    })
    expect(read(holdBounds(changed)).name).toMatch(/^<b>/)
  })
})

test.each([99, 0xffff_ffff])('20: a stone %i is said to be unknown', (stone) => {
  for (const index of [1, 2, 3]) {
    const changed = reseal(fileOf('th20'), (body) => {
      body.setUint32(STONES_20.at + 4 * index, stone, true)
    })
    const replay = read(holdBounds(changed))
    expect(replay.stones?.[index]).toBe(`unknown (${stone})`)
    expect(replay.warnings).toContain('unknown-value')
  }
})

test('9.5 and 12.5: a scene that does not exist is read as it stands', () => {
  const early = reseal(fileOf('th095'), (body) => {
    body.setUint8(LAYOUT_095.level, 255)
    body.setUint32(LAYOUT_095.time.at, 0xffff_ffff, true)
  })
  expect(read(holdBounds(early)).scene?.level).toBe(256)
  const later = reseal(fileOf('th125'), (body) => {
    body.setUint32(SCENE_125.scene, 0xffff_ffff, true)
  })
  expect(read(holdBounds(later)).scene?.scene).toBe(0x1_0000_0000)
})

describe.each([
  ['th06', LAYOUT_06.stageTable, LAYOUT_06.headerBytes],
  ['th07', LAYOUT_07.packed.stageTable, LAYOUT_07.packed.headerBytes],
  ['th08', LAYOUT_08.packed.stageTable, LAYOUT_08.packed.headerBytes],
  ['th09', LAYOUT_09.packed.stageTable, LAYOUT_09.packed.headerBytes],
] as const)('%s', (game, table, headerBytes) => {
  const file = fileOf(game)

  test.each([1, headerBytes - 1, 0x00ff_ffff, ...hugeNumbers])('a stage at %i is refused', (offset) => {
    for (let slot = 0; slot < table.slots; slot++) {
      const lying = relock(file, (plain) => plain.setUint32(table.at + 4 * slot, offset, true))
      expect(holdBounds(lying)).toMatchObject({ ok: false, reason: 'corrupt_records' })
    }
  })

  test('no stage at all is refused', () => {
    const lying = relock(file, (plain) => {
      for (let slot = 0; slot < table.slots; slot++) plain.setUint32(table.at + 4 * slot, 0, true)
    })
    expect(holdBounds(lying)).toMatchObject({ ok: false, reason: 'corrupt_records' })
  })
})

describe.each([
  { game: 'th06', ...LAYOUT_06, highest: 4_294_967_295 },
  { game: 'th07', ...LAYOUT_07, highest: 42_949_672_950 },
  { game: 'th08', ...LAYOUT_08, highest: 42_949_672_950 },
  { game: 'th09', ...LAYOUT_09, shot: null, score: null, highest: null },
] as const)('$game', ({ game, shot, difficulty, score, highest }) => {
  const file = fileOf(game)

  test.each([99, 255])('shot and difficulty %i are said to be unknown', (value) => {
    for (const at of [shot, difficulty]) {
      if (at === null) continue
      const { warnings } = read(holdBounds(reseal(file, (body) => void body.setUint8(at, value))))
      expect(warnings).toContain('unknown-value')
    }
  })

  if (score !== null)
    test('the highest score keeps every digit', () => {
      const changed = reseal(file, (body) => void body.setUint32(score, 0xffff_ffff, true))
      const replay = read(holdBounds(changed))
      expect(replay.score).toBe(highest)
      // Only game 8's text block has a score too.
      expect(replay.hints.some(({ code }) => code === 'text-score-differs')).toBe(game === 'th08')
    })
})

test.each([
  ['th06', LAYOUT_06.slowdown.plain],
  ['th07', LAYOUT_07.slowdown.plain],
  ['th08', LAYOUT_08.slowdown],
] as const)('%s: a slow rate that is no number is none, and one that was edited is told', (game, at) => {
  const changed = (bits: number) =>
    read(holdBounds(reseal(fileOf(game), (body) => void body.setUint32(at, bits, true))))
  expect(changed(0x7fc0_0000).slowdownPercent).toBeNull()
  expect(changed(0xff80_0000).slowdownPercent).toBeNull()
  const edited = changed(0x4248_0000)
  expect(edited.slowdownPercent).toBe(50)
  expect(edited.hints.some(({ code }) => code === 'slowdown-copies-differ')).toBe(game !== 'th08')
})

test('6: a log of inputs without an end, or ending a billion frames on, is refused or bounded', () => {
  const file = fileOf('th06')
  const endless = relock(file, (plain) => {
    for (let at = LAYOUT_06.headerBytes; at + 4 <= plain.byteLength; at += 4)
      if (plain.getUint32(at, true) >= LAYOUT_06.lastFrame) plain.setUint32(at, 5, true)
  })
  expect(holdBounds(endless)).toMatchObject({ ok: false, reason: 'corrupt_records' })
  holdBounds(relock(file, (plain) => plain.setUint32(LAYOUT_06.headerBytes + LAYOUT_06.events + 8, 1e6, true)))
})

test.each([0x0103, 0x010f])('6: version %i of a remake under the same magic is not misread', (version) => {
  const remake = relock(fileOf('th06'), (plain) => plain.setUint16(LAYOUT_06.version, version, true))
  expect(holdBounds(remake)).toMatchObject({ ok: false, reason: 'unknown_magic' })
})

test.each(['13/45', '\x1b[2J', '99', ''])('6, 7 and 9: a date of "%s" is none', (date) => {
  for (const [game, layout] of [
    ['th06', LAYOUT_06],
    ['th07', LAYOUT_07],
    ['th09', LAYOUT_09],
  ] as const) {
    const changed = reseal(fileOf(game), (body) => {
      for (let at = 0; at < layout.date.bytes; at++) body.setUint8(layout.date.at + at, date.charCodeAt(at) || 0)
    })
    expect(read(holdBounds(changed)).localDate).toBeNull()
  }
})

function read(result: ParseResult) {
  if (!result.ok) throw new Error(`refused: ${result.reason} ${result.detail}`)
  return result.replay
}
