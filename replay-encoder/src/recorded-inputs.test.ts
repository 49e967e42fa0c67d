import type { Replay } from '@patisserie/replay/facts'
import { formerInputStreams, inputStreams, packedPart } from '@patisserie/replay/input-stream'
import { parseReplay } from '@patisserie/replay/parse'
import { plainRecord } from '@patisserie/replay/plain-record'
import { describe, expect, test } from 'vitest'
import type { EncodableReplay, SampleRule } from './encodable.ts'
import { encodeReplay } from './encode.ts'
import { makeRun } from './make-run.ts'
import { inputFrames } from './write/input-frames.ts'

const rules: readonly SampleRule[] = ['ceil(n/30)', 'ceil((n-1)/30)']
const time = 1_600_000_000

/** Inputs that hold the shot in every frame and bit 3 (focus in most games) in every third frame. */
const keysOf = (count: number): number[] => Array.from({ length: count }, (_, frame) => (frame % 3 === 0 ? 9 : 1))

const makers: Readonly<Record<string, (inputs: readonly number[], sampleRule: SampleRule) => EncodableReplay>> = {
  '14.3': (inputs, sampleRule) => ({
    game: 'th143',
    name: 'A',
    score: 0,
    time,
    level: 9,
    scene: 4,
    inputs,
    sampleRule,
  }),
  '12.5': (inputs, sampleRule) => ({
    game: 'th125',
    name: 'A',
    score: 0,
    time,
    level: 1,
    scene: 2,
    inputs,
    sampleRule,
  }),
  '16': (inputs, sampleRule) => ({
    game: 'th16',
    name: 'A',
    score: 0,
    time,
    shot: 4,
    difficulty: 4,
    stages: [{ stage: 7, inputs, sampleRule }],
  }),
  'Uwabami Breakers': (inputs, sampleRule) => ({
    game: 'alco',
    name: 'A',
    score: 0,
    time,
    stages: [1, 2, 3].map((stage) => ({ stage, inputs, sampleRule })),
  }),
}

describe.each(Object.entries(makers))('game %s', (_, make) => {
  test.each([0, 1, 2, 30, 31, 811, 1111, 2371].flatMap((count) => rules.map((rule) => [count, rule] as const)))(
    '%i inputs and samples by %s: what fills the data decides, and no sample becomes an input',
    (count, rule) => {
      const inputs = keysOf(count)
      const run = make(inputs, rule)
      const { stages, inputs: said } = read(run)
      expect(stages[0]).toMatchObject({ inputCount: count, frames: count, counter: count })
      expect(stages[0]?.sampleRule).toBe(count % 30 === 1 ? rule : 'both')
      expect(said?.stages[0]?.held).toEqual(heldBits({ 0: count, 3: Math.ceil(count / 3) }))
      expect(inputStreams(encodeReplay(run))?.[0]).toEqual(inputFrames(inputs, widthOf[run.game] ?? 'six-bytes'))
    },
  )
})

test('a counter of twice the recorded inputs is a run at 120 Hz: the inputs are the length', () => {
  const stages = [1, 2].map((stage) => ({ stage, inputs: keysOf(600), frames: 1_200 }))
  const run = { game: 'th10', name: 'A', score: 0, time, shot: 0, difficulty: 1, stages } as const
  const replay = read(run)
  expect(replay).toMatchObject({ frames: 1_200, durationSeconds: 20 })
  expect(replay.hints[0]).toMatchObject({ code: 'half-rate', values: { counter: 1_200, inputs: 600 } })
  // The comparison form of replay collections has the counter.
  expect(plain(run)).toMatchObject({ frames: 2_400, stages: [{ frames: 600, frame_counter: 1_200 }, {}] })
})

test("game 7's entries are keys and event flags behind a dummy entry: no flag is a key", () => {
  const inputs = keysOf(700)
  const run = { ...old, game: 'th07', stages: [{ stage: 1, endScore: 0, inputs }] } as const
  const replay = read(run)
  expect(replay).toMatchObject({ frames: 700, hints: [] })
  expect(replay.inputs?.stages[0]).toMatchObject({ frames: 700, held: heldBits({ 0: 700, 3: 234 }), presses: 235 })
  expect(inputStreams(encodeReplay(run))).toEqual([inputFrames(inputs, 'two-bytes')])
  // The form counts from +0x28, so that the unused word and the dummy entry are included.
  expect(plain(run)).toMatchObject({ frames: 702, stages: [{ frames: 702 }] })
})

test("game 8's inputs begin at +0x24 with a dummy entry: the first two frames are not lost", () => {
  const inputs = [2, 0, ...keysOf(700)]
  const run = { ...old, game: 'th08', stages: [{ stage: 1, endScore: 0, inputs }] } as const
  const replay = read(run)
  expect(replay).toMatchObject({ frames: 702, hints: [] })
  expect(replay.inputs).toMatchObject({ bombPresses: 1, frames: 702 })
  expect(inputStreams(encodeReplay(run))).toEqual([inputFrames(inputs, 'two-bytes')])
  expect(plain(run)).toMatchObject({ frames: 701, stages: [{ frames: 701 }] })
})

describe('the streams of earlier parsers', () => {
  const former = (run: EncodableReplay) => formerInputStreams(encodeReplay(run))?.map((stream) => [...stream])
  const now = (run: EncodableReplay) => inputStreams(encodeReplay(run))?.map((stream) => [...stream])

  test('begin eight bytes earlier in game 7, with the event flags', () => {
    const run = { ...old, game: 'th07', stages: [{ stage: 1, endScore: 0, inputs: keysOf(9) }] } as const
    const [stream = []] = former(run) ?? []
    expect(stream).toHaveLength(8 + 4 * 9)
    const entries = Array.from({ length: 9 }, (_, frame) => stream.slice(8 + 4 * frame, 10 + 4 * frame))
    expect([entries.flat()]).toEqual(now(run))
  })

  test('begin two bytes later in game 8', () => {
    const run = { ...old, game: 'th08', stages: [{ stage: 1, endScore: 0, inputs: [2, ...keysOf(8)] }] } as const
    expect(former(run)).toEqual(now(run)?.map((stream) => stream.slice(2)))
  })

  test('include the samples of a stage of 30k + 1 inputs, and are none elsewhere', () => {
    const run = makers['16']?.(keysOf(31), 'ceil((n-1)/30)') as EncodableReplay // one of the makers above
    const [stream = []] = former(run) ?? []
    const [keys = []] = now(run) ?? []
    expect(stream.slice(0, keys.length)).toEqual(keys)
    expect(stream).toHaveLength(keys.length + 1)
    expect(former(makers['16']?.(keysOf(30), 'ceil(n/30)') as EncodableReplay)).toBeUndefined()
    expect(formerInputStreams(new Uint8Array(3))).toBeNull()
  })
})

test('the packed part is what lies between the header and the text blocks', () => {
  for (const game of ['th10', 'th165'] as const) {
    const file = encodeReplay(makeRun({ game, seed: 5, frames: 60, comment: 'one' }))
    const users = new DataView(file.buffer).getUint32(0x0c, true)
    expect(packedPart(file)).toEqual(file.subarray(0x24, users))
    const other = encodeReplay(makeRun({ game, seed: 5, frames: 60, comment: 'another comment' }))
    expect(packedPart(other)).toEqual(packedPart(file))
  }
  expect(packedPart(new Uint8Array(3))).toBeNull()
})

test('a whole file has no warning and no hint', () => {
  for (const game of ['th10', 'th12', 'th18'] as const) {
    const result = parseReplay(encodeReplay(makeRun({ game, seed: 5, frames: 60 })))
    expect(result).toMatchObject({ ok: true, replay: { warnings: [], hints: [] } })
  }
})

test("game 6 and 7's mark of the practice tool is a warning and a hint", () => {
  const stages = [{ stage: 1, endScore: 0, inputs: keysOf(60) }]
  for (const game of ['th06', 'th07'] as const) {
    const replay = read({ ...old, game, stages, practiceTool: '{"mode":1}' } as EncodableReplay) // both games have it
    expect(replay.practiceTool).toBe('{"mode":1}')
    expect(replay.warnings).toContain('practice-tool')
    expect(replay.hints.map(({ code }) => code)).toContain('practice-tool')
  }
})

test("game 9 has both players' scores at the start of the stage", () => {
  const side = (score: number) => ({ score, seed: 1, shot: 2, cpu: false, lives: 3, inputs: keysOf(90) })
  const run = { ...old, game: 'th09', mode: 'match', stages: [{ sides: [side(12_340), side(56_780)] }] } as const
  const [stage] = read(run).stages
  expect(stage?.sides?.map(({ score, lives, shot }) => ({ score, lives, shot }))).toEqual([
    { score: 12_340, lives: 3, shot: 2 },
    { score: 56_780, lives: 3, shot: 2 },
  ])
})

test("game 9's match has no stage number", () => {
  const side = { score: 0, seed: 1, shot: 2, cpu: false, lives: 0, inputs: keysOf(900) }
  const run = { ...old, game: 'th09', mode: 'match', stages: [{ sides: [side, side] }] } as const
  expect(read(run)).toMatchObject({ type: 'pvp', stages: [{ stage: null, label: 'Match' }] })
  expect(plain(run)).toMatchObject({ stages: [{ stage: null }] })
})

test('a scene is called by its name', () => {
  const scene = (game: 'th143' | 'th125') => ({ game, name: 'A', score: 0, time, level: 9, scene: 4, inputs: [1] })
  expect(read(scene('th143')).stages[0]?.label).toBe('9-4')
  expect(read(scene('th125')).stages[0]?.label).toBe('9-4')
})

test('asked for, the plain form says of every stage what was held, also where it compares no stages', () => {
  const run = { game: 'th143', name: 'A', score: 0, time, level: 9, scene: 4, inputs: keysOf(31) } as const
  expect(plain(run)).not.toHaveProperty('stages')
  const record = plainRecord('a.rpy', parseReplay(encodeReplay(run), { inputs: true }))
  expect(record.stages).toMatchObject([
    { index: 1, frames: 31, sample_rule: 'ceil((n-1)/30)', held: heldBits({ 0: 31, 3: 11 }) },
  ])
})

const old = { name: 'A', score: 0, shot: 0, difficulty: 0, date: '2020-02-29T00:00:00' }
const widthOf: Readonly<Record<string, 'three-bytes' | 'eight-bytes'>> = { th125: 'three-bytes', alco: 'eight-bytes' }

/** Frame counts of 16 key bits: those given in `frames`, 0 for the others. */
const heldBits = (frames: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 16 }, (_, bit) => frames[bit] ?? 0)

function read(run: EncodableReplay): Replay {
  const result = parseReplay(encodeReplay(run), { inputs: true })
  if (!result.ok) throw new Error(result.detail)
  return result.replay
}

const plain = (run: EncodableReplay) => plainRecord('a.rpy', parseReplay(encodeReplay(run)))
