import type { Replay } from '@patisserie/replay/facts'
import { GAMES } from '@patisserie/replay/games/catalogue'
import { MODERN_LAYOUTS } from '@patisserie/replay/games/modern-layouts'
import { inputStreams } from '@patisserie/replay/input-stream'
import { parseReplay } from '@patisserie/replay/parse'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  heldKeys,
  name8,
  percent,
  plainScore,
  position,
  practiceTool,
  seed16,
  startOf,
  tenfoldScore,
  thisCentury,
  words,
} from './arbitrary-parts.ts'
import type { AlcoRun, EncodableReplay, ModernGame, ModernRun } from './encodable.ts'
import { encodeReplay } from './encode.ts'
import { inputFrames } from './write/input-frames.ts'

const games: ModernGame[] = ['th10', 'th11', 'th12', 'th128', 'th13', 'th14', 'th15', 'th16', 'th17', 'th18', 'th20']
const numRuns = 40

test.each(games)('%s: every field comes back', (game) => {
  fc.assert(
    fc.property(modernRuns(game), (run) => {
      const facts = GAMES[game]
      const replay = read(run)
      expect(replay).toMatchObject({
        ...commonFacts(run),
        trial: run.trial ?? false,
        shotIndex: run.shot,
        difficulty: run.difficulty,
        difficultyWord: facts.difficulties[run.difficulty],
        route: run.route === undefined ? null : facts.routes[run.route],
        stones: run.otherStones ? [run.shot % 8, ...run.otherStones].map((stone) => facts.stones?.[stone]) : null,
        type: typeOf(run),
        spellCardId: run.spellCardId ?? null,
        clearedCode: run.clearedCode,
      })
      expect(replay.stages).toEqual(stageFacts(run))
      expect(inputStreams(encodeReplay(run))).toEqual(run.stages.map(({ inputs }) => inputFrames(inputs, 'six-bytes')))
    }),
    { numRuns },
  )
})

test('alco: every field comes back', () => {
  const { fields } = MODERN_LAYOUTS.alco
  const stage = (number: number) =>
    fc.record({
      stage: fc.constant(number),
      seed: seed16,
      start: startOf(fields),
      inputs: heldKeys,
      frames: fc.nat(99_999),
    })
  const runs = fc
    .record({ ...commonParts, game: fc.constant('alco' as const), score: plainScore, clearedCode: fc.nat(8) })
    .chain((run) => fc.tuple(stage(1), stage(2), stage(3)).map((stages) => ({ ...run, ...run.words, stages })))
  fc.assert(
    fc.property(runs, (run) => {
      const replay = read(run)
      expect(replay).toMatchObject({
        ...commonFacts(run),
        clearedCode: run.clearedCode,
        allClear: run.clearedCode === 4,
      })
      expect(replay.stages).toEqual(stageFacts(run))
      expect(inputStreams(encodeReplay(run))).toEqual(
        run.stages.map(({ inputs }) => inputFrames(inputs, 'eight-bytes')),
      )
    }),
    { numRuns },
  )
})

test.each([1, 30, 31, 60, 61, 12_631])('a stage of %i frames is as long as its inputs and samples', (frames) => {
  const stage = { stage: 7, inputs: Array<number>(frames).fill(1) }
  const replay = read({
    game: 'th16',
    name: 'A',
    score: 0,
    time: 1_600_000_000,
    shot: 4,
    difficulty: 4,
    stages: [stage],
  })
  expect(replay.stages[0]).toMatchObject({ frames, inputCount: frames })
})

test.each(games)("%s: numbers outside the game's tables come back as stored, with a warning", (game) => {
  const { subshots, shots, difficulties } = GAMES[game]
  const beyond = fc.record({
    game: fc.constant(game),
    name: name8,
    score: tenfoldScore,
    time: fc.oneof(fc.constant(0), fc.constant(2_767_000_000), fc.nat(0xffff_ffff)),
    shot: fc.integer({ min: shots.length, max: shots.length + 99 * subshots }),
    difficulty: fc.integer({ min: difficulties.length, max: 0xffff_ffff }),
    stages: fc.constant([{ stage: 0xffff, inputs: [] }]),
  })
  fc.assert(
    fc.property(beyond, (run) => {
      const replay = read(run)
      const shot =
        game === 'th128' ? { shotIndex: 0 } : { shotIndex: run.shot, shot: expect.stringMatching(/^unknown/) }
      expect(replay).toMatchObject({
        ...shot,
        score: run.score,
        difficulty: run.difficulty,
        stages: [{ stage: 0xffff }],
      })
      expect(replay.warnings).toContain('unknown-value')
      expect(replay.timestampUtc).toBe(
        run.time === 0 ? null : `${new Date(run.time * 1000).toISOString().slice(0, 19)}Z`,
      )
    }),
    { numRuns: 15 },
  )
})

test('what a broken clock leaves for a slow rate comes back as nothing', () => {
  const stages = [{ stage: 7, inputs: [1, 1] }]
  const run = { game: 'th11', name: 'A', score: 0, time: 1_600_000_000, shot: 0, difficulty: 4, stages } as const
  expect(read({ ...run, slowdownPercent: Number.NaN })).toMatchObject({ slowdownPercent: null })
  expect(read({ ...run, slowdownPercent: -0.5 })).toMatchObject({ slowdownPercent: -0.5 })
})

function read(run: EncodableReplay): Replay {
  const result = parseReplay(encodeReplay(run))
  if (!result.ok) throw new Error(`refused: ${result.reason} ${result.detail}`)
  return result.replay
}

const commonParts = {
  name: name8,
  slowdownPercent: percent,
  practiceTool,
  words,
  gameVersion: fc.constantFrom('1.00a', '1.00b'),
  time: thisCentury,
  utcOffsetMinutes: fc.integer({ min: -720, max: 840 }),
}

function modernRuns(game: ModernGame): fc.Arbitrary<ModernRun> {
  const { shots, difficulties, routes, stones, spellCards } = GAMES[game]
  const layout = MODERN_LAYOUTS[game]
  const stage = fc.record({
    stage: fc.integer({ min: 1, max: 7 }),
    seed: game === 'th20' ? fc.nat(0xffff_ffff) : seed16,
    start: startOf(layout.fields, layout.rows),
    position,
    inputs: heldKeys,
    frames: fc.nat(999_999),
  })
  const clearedCode = game === 'th128' ? fc.nat(23) : fc.nat(8)
  const parts = {
    ...commonParts,
    game: fc.constant(game),
    score: tenfoldScore,
    shot: fc.nat(shots.length - 1),
    difficulty: fc.nat(difficulties.length - 1),
    clearedCode,
    stages: fc.array(stage, { minLength: 1, maxLength: 6 }),
    ...(routes.length === 0 ? {} : { route: fc.nat(routes.length - 1) }),
    ...(stones === undefined ? {} : { otherStones: fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8)), trial: fc.boolean() }),
    ...(layout.spell === null ? {} : { spellCardId: fc.option(fc.nat((spellCards ?? 100) - 1), { nil: undefined }) }),
  }
  return fc.record(parts).map(({ words, ...run }) => ({ ...run, ...words }))
}

function typeOf({ game, spellCardId, stages, difficulty }: ModernRun): string {
  if (spellCardId !== undefined) return 'spell_practice'
  return GAMES[game].stagePractice && stages.length === 1 && difficulty !== 4 ? 'stage_practice' : 'full'
}

function commonFacts(run: ModernRun | AlcoRun) {
  const { game, name, score, slowdownPercent, practiceTool, gameVersion, time, utcOffsetMinutes = 0 } = run
  const instant = new Date(time * 1000).toISOString()
  const wall = new Date((time + 60 * utcOffsetMinutes) * 1000).toISOString()
  return {
    game,
    name,
    score,
    slowdownPercent,
    practiceTool: practiceTool ?? null,
    gameVersion,
    comment: run.comment,
    timestampUtc: `${instant.slice(0, 19)}Z`,
    localDate: wall.slice(0, 16),
  } satisfies Partial<Record<keyof Replay, unknown>>
}

function stageFacts({ game, score, stages }: ModernRun | AlcoRun) {
  return stages.map(({ stage, seed, start, inputs, frames, position = null }, index) => ({
    index: index + 1,
    stage,
    label: GAMES[game].stages[stage - 1] ?? `${stage}`,
    slot: null,
    endScore: stages[index + 1]?.start?.score ?? score,
    start,
    frames: inputs.length,
    counter: frames,
    inputCount: inputs.length,
    sampleRule: inputs.length % 30 === 1 ? 'ceil(n/30)' : 'both',
    seed,
    position,
    sides: null,
  }))
}
