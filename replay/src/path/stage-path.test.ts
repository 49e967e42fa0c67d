import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Allowance, allowanceFor } from '../bytes/allowance.ts'
import { Refusal } from '../bytes/refusal.ts'
import type { GameCode } from '../facts.ts'
import type { Reading } from '../locate/reading.ts'
import { readReplay } from '../parse.ts'
import type { Position, StagePath } from '../path-facts.ts'
import { RETURN_FRAMES } from './judge.ts'
import { madeReading } from './made-reading.ts'
import { PATH_RULES, type Speeds, speedsOf } from './path-rules.ts'
import { stagePaths } from './stage-path.ts'

const FOLDER = new URL('../../../../shared/replays/real/', import.meta.url)
const PRESENT = existsSync(FOLDER)
if (!PRESENT) console.warn(`skipped: no replay collection at ${FOLDER.pathname}`)

/** What the stages of the collection's files are, in order: a letter each. */
const VERDICTS: Readonly<Record<string, string>> = {
  'th06__sat_th6_03.rpy': 'l',
  'th06__ss_th6_extra.rpy': 'l',
  'th07__sat_th7_08.rpy': 'r',
  'th07__sat_th7_10.rpy': 'rrrrrr',
  'th07__sat_th7_11.rpy': 'r',
  'th07__ss_th7_lunatic.rpy': 'rrrrrr',
  'th07__ss_th7_phantasm.rpy': 'r',
  'th08__sat_th8_02.rpy': 'l',
  'th08__sat_th8_03.rpy': 'llllll',
  'th08__ss_th8_extra.rpy': 'l',
  'th08__ss_th8_spell_practice_2.rpy': 'r',
  'th10__ss_th10_normal.rpy': 'AxAxx.',
  'th11__sat_th11_02.rpy': '.',
  'th11__sat_th11_04.rpy': '.',
  'th11__ss_th11_royalflare.rpy': 'AAxxx.',
  'th11__ss_th11_small_file.rpy': '.',
  'th128__ss_th128_c1.rpy': 'xA.',
  'th12__ss_th12_normal.rpy': 'EAALx.',
  'th12__ss_th12_stage_practice.rpy': '.',
  'th13__ss_th13_extra.rpy': '.',
  'th13__ss_th13_normal.rpy': 'AxAxx.',
  'th13__ss_th13_royalflare.rpy': 'xxxxx.',
  'th14__sat_th14_24.rpy': 'AAxxx.',
  'th14__ss_th14_extra.rpy': '.',
  'th14__ss_th14_normal.rpy': 'Exxxx.',
  'th14__ss_th14_royalflare.rpy': '.',
  'th15__sat_th15_01.rpy': '.',
  'th15__ss_th15_extra.rpy': 's',
  'th16__ss_th16_extra.rpy': 'g',
  'th16__ss_th16_normal.rpy': 'gggggg',
  'th17__ss_th17_lunatic.rpy': 'Exxxx.',
  'th17__ss_th17_spell_practice.rpy': 's',
  'th18__ss_th18_extra.rpy': '.',
  'th18__ss_th18_normal.rpy': 'xxxxx.',
  'th20__sat_th20_01.rpy': 'ExAxx.',
  'th20__sat_th20_03.rpy': 'AAxx.',
  'th20trial__ss_th20_trial.rpy': 'Ax.',
  'th09__ss_th9_lunatic.rpy': 'ggggggggg',
  'th125__sat_th125_01.rpy': 'g',
  'th143__sat_th143_01.rpy': 'g',
  'alco__ss_alco_all_clear.rpy': 'ggg',
}

function letterOf({ verdict, why }: StagePath): string {
  if (verdict === 'exact') return 'E'
  if (verdict === 'agrees') return 'A'
  if (verdict === 'byRule') return 'r'
  return { end: 'x', lost: 'L', last: '.', losses: 'l', game: 'g', speeds: 's' }[why ?? 'end']
}

describe.skipIf(!PRESENT)('real files', () => {
  const files = PRESENT ? readdirSync(FOLDER).flatMap((file) => readingOf(file)) : []

  test('every stage has its verdict', () => {
    const found = files.flatMap(({ file, reading, allowance }) => {
      const paths = stagePaths(reading, allowance)
      return paths ? [[file, paths.map(letterOf).join('')]] : []
    })
    expect(Object.fromEntries(found)).toEqual(VERDICTS)
  })

  test('a speed that is one in a hundred off breaks every stage that ends where the file says, but one', () => {
    let passing = 0
    const still = new Set<string>()
    for (const { file, reading } of files) {
      const { game, shotIndex } = reading.replay
      const speeds = speedsOf(game, shotIndex)
      if (!speeds || PATH_RULES[game]?.rounds) continue
      const proved = passed(reading)
      passing += proved.length
      for (const changed of mutations(speeds)) {
        const survived = passed(reading, changed)
        for (const index of proved) if (survived.includes(index)) still.add(`${file} ${index + 1}`)
      }
    }
    expect(passing).toBe(20)
    // It ends after a slide along the lower wall out of a corner: only the straight speed without focus shows there.
    expect([...still]).toEqual(['th11__ss_th11_royalflare.rpy 2'])
  })

  test('with the positions between, the end is the same', () => {
    for (const { reading } of files) {
      const [without, withWays] = [false, true].map((ways) => stagePaths(reading, new Allowance(1e8), { ways }))
      withWays?.forEach((path, index) => {
        expect({ ...path, way: null }).toEqual(without?.[index])
        if (path.way) expect(path.way.x).toHaveLength(path.frames)
      })
    }
  })
})

function readingOf(file: string): { file: string; reading: Reading; allowance: Allowance }[] {
  const bytes = new Uint8Array(readFileSync(new URL(file, FOLDER)))
  const allowance = allowanceFor(bytes.length)
  try {
    return [{ file, reading: readReplay(bytes, allowance), allowance }]
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** The stages that end where the file says. */
const passed = (reading: Reading, speeds?: Speeds): number[] =>
  (stagePaths(reading, new Allowance(1e8), speeds ? { speeds } : {}) ?? []).flatMap(({ index, end, next }) =>
    end && next && end.x === next.x && end.y === next.y ? [index] : [],
  )

function mutations({ free, focused }: Speeds): Speeds[] {
  const off = (n: number, by: number) => Math.round(n * by)
  return [0.99, 1.01].flatMap((by) => [
    { free: { ...free, straight: off(free.straight, by) }, focused },
    { free: { ...free, diagonal: off(free.diagonal, by) }, focused },
    { free, focused: { ...focused, straight: off(focused.straight, by) } },
    { free, focused: { ...focused, diagonal: off(focused.diagonal, by) } },
  ])
}

describe('made stages', () => {
  const { limits, home } = PATH_RULES.th12 ?? expect.fail()
  const random = seeded(20_261_126)

  test('walls never widen a difference', () => {
    for (let round = 0; round < 40; round++) {
      const keys = someKeys(random, 800)
      const [a, b] = [anywhere(random), anywhere(random)]
      const [endA, endB] = [a, b].map((from) => endOf(keys, from))
      if (!endA || !endB) throw new Error('a stage without an end')
      expect(Math.abs(endA.x - endB.x)).toBeLessThanOrEqual(Math.abs(a.x - b.x))
      expect(Math.abs(endA.y - endB.y)).toBeLessThanOrEqual(Math.abs(a.y - b.y))
    }
  })

  test('a life lost without trace is found, or lies before the frame from which the path is certain', () => {
    const seen = { found: 0, before: 0 }
    for (let round = 0; round < 300; round++) {
      const keys = someKeys(random, 700 + Math.floor(random() * 900))
      const back = RETURN_FRAMES + Math.floor(random() * (keys.length - RETURN_FRAMES))
      const start = anywhere(random)
      const end = endOf(keys.slice(back), { x: home[0], y: home[1] }, false)
      const [path] = pathsOf([keys], [start, end])
      if (path?.verdict === 'startOnly') {
        expect(path.why).toBe('end')
        seen.found++
        continue
      }
      expect(path).toMatchObject({ verdict: 'agrees' })
      expect(path?.certainFrom).toBeGreaterThan(back)
      seen.before++
    }
    expect(Math.min(seen.found, seen.before)).toBeGreaterThan(10)
  })

  test('returns that lead to the stored end, and where their paths meet, are those of trying each', () => {
    for (let round = 0; round < 60; round++) {
      const keys = someKeys(random, 400 + Math.floor(random() * 300))
      const start = anywhere(random)
      const whole = positionsOf(keys, 0, start)
      const end = whole.at(-1)
      if (!end) throw new Error('an empty stage')
      const returns: number[] = []
      let certainFrom = 0
      for (let back = RETURN_FRAMES; back < keys.length; back++) {
        const tried = positionsOf(keys, back, { x: home[0], y: home[1] })
        const last = tried.at(-1)
        if (last?.x !== end.x || last.y !== end.y) continue
        returns.push(back)
        for (let frame = back; frame < keys.length; frame++) {
          const [one, other] = [whole[frame], tried[frame - back]]
          if (frame === back || one?.x !== other?.x || one?.y !== other?.y)
            certainFrom = Math.max(certainFrom, frame + 1)
        }
      }
      const [path] = pathsOf([keys], [start, end])
      expect({ returns: path?.returns, certainFrom: path?.certainFrom }).toEqual({
        returns: returns.length,
        certainFrom,
      })
      expect(path?.verdict).toBe(returns.length === 0 ? 'exact' : 'agrees')
    }
  })

  test('lives that fell make a stage that passes certain only after its meeting; misses that did not rise make it exact', () => {
    // Into a corner, where every path ends.
    const keys = Array<number>(900).fill(0x60)
    const end = endOf(keys, anywhere(random))
    const lost = pathsOf([keys, keys], [end, end], { lives: [3, 2] })
    expect(lost[0]).toMatchObject({ verdict: 'startOnly', why: 'lost' })
    expect(lost[0]?.certainFrom).toBeGreaterThan(RETURN_FRAMES)
    // A life lost that no return explains: nothing is certain.
    const still = Array<number>(900).fill(0)
    const [unexplained] = pathsOf(
      [still, still],
      [
        { x: 5, y: 9_000 },
        { x: 5, y: 9_000 },
      ],
      { lives: [3, 2] },
    )
    expect(unexplained).toMatchObject({ verdict: 'startOnly', why: 'lost', certainFrom: null })
    const calm = pathsOf([keys, keys], [end, end], { missCount: [4, 4] })
    expect(calm[0]).toMatchObject({ verdict: 'exact', why: null })
    const missed = pathsOf([keys, keys], [end, end], { missCount: [4, 5] })
    expect(missed[0]).toMatchObject({ verdict: 'startOnly', why: 'lost' })
  })

  test('focus does nothing in the first four frames', () => {
    const right = 0x80 | 0x08
    expect(endOf(Array<number>(6).fill(right), { x: 0, y: 40_000 }).x).toBe(4 * 576 + 2 * 256)
  })

  const endOf = (keys: readonly number[], from: Position, begins = true): Position => {
    const last = positionsOf(keys, 0, from, begins).at(-1)
    return last ?? from
  }

  /** By the words of the rule, without the code under test: game 12's Reimu. */
  function positionsOf(keys: readonly number[], from: number, start: Position, begins = true): Position[] {
    let { x, y } = start
    const positions: Position[] = []
    for (let frame = from; frame < keys.length; frame++) {
      const held = keys[frame] ?? 0
      const focused = (held & 8) !== 0 && (frame >= 4 || !begins)
      const [up, down, left, right] = [16, 32, 64, 128].map((key) => (held & key) !== 0)
      const way =
        up && left
          ? [-1, -1]
          : down && left
            ? [-1, 1]
            : up && right
              ? [1, -1]
              : down && right
                ? [1, 1]
                : down
                  ? [0, 1]
                  : up
                    ? [0, -1]
                    : left
                      ? [-1, 0]
                      : right
                        ? [1, 0]
                        : [0, 0]
      const [across = 0, fall = 0] = way
      const speed = across !== 0 && fall !== 0 ? (focused ? 181 : 407) : focused ? 256 : 576
      x = Math.min(limits.right, Math.max(limits.left, x + across * speed))
      y = Math.min(limits.bottom, Math.max(limits.top, y + fall * speed))
      positions.push({ x, y })
    }
    return positions
  }

  const anywhere = (draw: () => number): Position => ({
    x: Math.round(limits.left + draw() * (limits.right - limits.left)),
    y: Math.round(limits.top + draw() * (limits.bottom - limits.top)),
  })
})

describe('bounds', () => {
  test('a path that needs more memory than the file allows is refused, not taken', () => {
    const reading = made('th12', [Array<number>(1000).fill(0)], [{ x: 0, y: 0 }])
    expect(() => stagePaths(reading, new Allowance(3_000), { ways: true })).toThrow(Refusal)
  })

  test('no inputs, no path', () => {
    const reading = made('th12', [], [])
    expect(stagePaths(reading, new Allowance(10))).toBeNull()
  })
})

type Numbers = Readonly<Partial<Record<'lives' | 'missCount', readonly number[]>>>

const pathsOf = (keys: readonly (readonly number[])[], at: readonly Position[], numbers: Numbers = {}): StagePath[] => {
  // The last position is that of a stage that follows.
  const stages = at.length > keys.length ? [...keys, [0]] : keys
  return stagePaths(made('th12', stages, at, numbers), new Allowance(1e7)) ?? []
}

/** A run of Reimu with the given keys and stored starts. */
function made(
  game: GameCode,
  keys: readonly (readonly number[])[],
  at: readonly Position[],
  { lives, missCount }: Numbers = {},
): Reading {
  const stages = keys.map((held, index) => ({
    keys: held,
    position: at[index],
    start: {
      ...(lives?.[index] === undefined ? {} : { lives: lives[index] }),
      ...(missCount?.[index] === undefined ? {} : { missCount: missCount[index] }),
    },
  }))
  return madeReading(game, stages)
}

/** Keys held for some frames each, as a player does, mostly near the bottom. */
function someKeys(random: () => number, frames: number): number[] {
  const keys: number[] = []
  while (keys.length < frames) {
    const directions = [0, 0x10, 0x20, 0x40, 0x80, 0x50, 0x90, 0x60, 0xa0, 0x20, 0xf0, 0x30]
    const held = (directions[Math.floor(random() * directions.length)] ?? 0) | (random() < 0.4 ? 8 : 0)
    for (let n = Math.ceil(random() * 40); n > 0 && keys.length < frames; n--) keys.push(held)
  }
  return keys
}

/** Numbers from 0 to 1 that depend on the seed alone. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
