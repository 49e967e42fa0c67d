import type { Replay } from '@patisserie/replay/facts'
import { FIELDS_06, FIELDS_07, FIELDS_08 } from '@patisserie/replay/games/old-layouts'
import { inputStreams } from '@patisserie/replay/input-stream'
import { parseReplay } from '@patisserie/replay/parse'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  exe,
  heldKeys,
  japaneseWords,
  name8,
  percent,
  plainScore,
  practiceTool,
  seed16,
  startOf,
  tenfoldScore,
  wallClock,
} from './arbitrary-parts.ts'
import type { EncodableReplay, ScoredStage, Side } from './encodable.ts'
import { encodeReplay } from './encode.ts'
import { inputFrames } from './write/input-frames.ts'

const key = fc.nat(0xff)
const numRuns = 60

test('game 6: every field comes back', () => {
  const run = fc.record({
    game: fc.constant('th06' as const),
    name: name8,
    score: plainScore,
    slowdownPercent: percent,
    practiceTool,
    shot: fc.nat(3),
    difficulty: fc.nat(4),
    date: wallClock.map((clock) => clock.slice(0, 10)),
    stages: stagesOf(7, { score: plainScore, start: startOf(FIELDS_06) }),
    key,
  })
  fc.assert(
    fc.property(run, (run) => {
      const replay = read(run)
      expect(replay).toMatchObject({
        ...headFacts(run),
        type: run.stages.length === 1 && run.difficulty !== 4 ? 'stage_practice' : 'full',
        gameVersion: '1.02',
        shotIndex: run.shot,
        difficulty: run.difficulty,
        localDate: run.date,
        checksumOk: true,
        stages: stageFacts(run.stages).map((stage) => ({ ...stage, inputCount: null })),
      })
      expect(replay.hints.map(({ code }) => code)).not.toContain('slowdown-copies-differ')
    }),
    { numRuns },
  )
})

test('game 7: every field comes back', () => {
  const run = fc
    .record({
      game: fc.constant('th07' as const),
      name: name8,
      score: tenfoldScore,
      slowdownPercent: percent,
      practiceTool,
      shot: fc.nat(5),
      difficulty: fc.nat(5),
      date: wallClock.map((clock) => clock.slice(0, 10)),
      stages: stagesOf(7, { score: tenfoldScore, start: startOf(FIELDS_07) }),
      key,
      ...exe,
    })
    .map((run) => ({ ...run, stages: run.stages.map((stage) => phantasm(stage, run.difficulty)) }))
  fc.assert(
    fc.property(run, (run) => {
      expect(read(run)).toMatchObject({
        ...headFacts(run),
        ...exeFacts(run),
        type: run.stages.length === 1 && run.difficulty < 4 ? 'stage_practice' : 'full',
        shotIndex: run.shot,
        difficulty: run.difficulty,
        localDate: `-${run.date.slice(4)}`,
        checksumOk: true,
        stages: stageFacts(run.stages),
      })
    }),
    { numRuns },
  )
})

test('game 7: events come back in order, but those of the last frame', () => {
  const what = fc.constantFrom('bomb', 'hit', 'lifeLost', 'border', 'borderBroken')
  const frames = 40
  const event = fc.record({ frame: fc.nat(frames - 1), what })
  fc.assert(
    fc.property(fc.uniqueArray(event, { selector: ({ frame }) => frame, maxLength: 20 }), (events) => {
      const stages = [{ stage: 1, endScore: 0, inputs: Array<number>(frames).fill(1), events }]
      const run = { game: 'th07', name: 'A', score: 0, shot: 0, difficulty: 1, date: '2004-01-01', stages } as const
      const result = parseReplay(encodeReplay(run), { paths: 'verdicts' })
      const known = events.filter(({ frame }) => frame < frames - 1).toSorted((a, b) => a.frame - b.frame)
      expect(result.ok && result.paths?.[0]?.events).toEqual(known)
    }),
    { numRuns },
  )
})

test('game 8: every field comes back', () => {
  const run = fc.record({
    game: fc.constant('th08' as const),
    name: name8,
    score: tenfoldScore,
    slowdownPercent: percent,
    practiceTool,
    comment: japaneseWords,
    gameVersion: fc.constantFrom('1.00a', '1.00d'),
    shot: fc.nat(11),
    difficulty: fc.nat(4),
    date: wallClock,
    stages: stagesOf(9, { score: tenfoldScore, start: startOf(FIELDS_08) }),
    spellCard: fc.option(fc.record({ id: fc.nat(221), name: fc.constant('霊符「夢想妙珠」') }), { nil: undefined }),
    clear: fc.boolean(),
    tally: fc.record({ misses: fc.nat(99), bombs: fc.nat(99), humanRatePercent: fc.nat(10_000).map((n) => n / 100) }),
    key,
    ...exe,
  })
  fc.assert(
    fc.property(run, (run) => {
      const { spellCard } = run
      const practised = run.stages.length === 1 && run.difficulty !== 4
      const replay = read(run)
      expect(replay).toMatchObject({
        ...headFacts(run),
        ...exeFacts(run),
        type: spellCard !== undefined ? 'spell_practice' : practised ? 'stage_practice' : 'full',
        spellCardId: spellCard?.id ?? null,
        allClear: spellCard !== undefined || practised ? null : run.clear,
        formatVersion: 6,
        gameVersion: run.gameVersion,
        shotIndex: run.shot,
        difficulty: run.difficulty,
        localDate: run.date,
        tally: run.tally,
        clearState: 2,
        comment: run.comment ?? '',
        checksumOk: true,
        stages: stageFacts(run.stages),
      })
      expect(replay.hints.filter(({ code }) => code.startsWith('text-'))).toEqual([])
    }),
    { numRuns },
  )
})

test('game 9: every field comes back', () => {
  const side = fc.record({
    score: tenfoldScore,
    seed: seed16,
    shot: fc.nat(15),
    cpu: fc.boolean(),
    lives: fc.nat(0xff),
    inputs: heldKeys,
  })
  const stage = fc.record({ sides: fc.tuple(side, side) })
  const run = fc
    .record({
      game: fc.constant('th09' as const),
      name: name8,
      slowdownPercent: percent,
      practiceTool,
      comment: japaneseWords,
      difficulty: fc.nat(4),
      date: wallClock.map((clock) => clock.slice(0, 10)),
      mode: fc.constantFrom('story' as const, 'match' as const),
      stages: fc.array(stage, { minLength: 1, maxLength: 9 }),
      key,
      ...exe,
    })
    .map((run) => ({ ...run, stages: run.mode === 'match' ? run.stages.slice(0, 1) : run.stages }))
  fc.assert(
    fc.property(run, (run) => {
      const last = run.stages.at(-1)?.sides
      const human = last?.every(({ cpu }) => !cpu)
      expect(read(run)).toMatchObject({
        ...exeFacts(run),
        name: run.name,
        practiceTool: run.practiceTool ?? null,
        type: run.mode === 'story' ? 'full' : human ? 'pvp' : 'match',
        score: last?.[0].score,
        shotIndex: last?.[0].shot,
        difficulty: run.difficulty,
        localDate: run.date,
        comment: run.comment ?? '',
        checksumOk: true,
        stages: run.stages.map(({ sides }, index) => ({
          index: index + 1,
          stage: run.mode === 'match' ? null : index + 1,
          seed: sides[0].seed,
          frames: sides[0].inputs.length,
          sides: sides.map(sideFacts),
        })),
      })
      const streams = run.stages.flatMap(({ sides }) => sides.map(({ inputs }) => inputFrames(inputs, 'two-bytes')))
      expect(inputStreams(encodeReplay(run))).toEqual(streams)
    }),
    { numRuns },
  )
})

test.each(['th06', 'th07', 'th08'] as const)("%s: numbers outside the game's tables come back as stored", (game) => {
  const run = fc.record({ shot: fc.integer({ min: 12, max: 0xff }), difficulty: fc.integer({ min: 6, max: 0xff }) })
  const stages = [{ stage: 1, endScore: 0, inputs: [] }]
  fc.assert(
    fc.property(run, (run) => {
      const replay = read({ game, name: 'A', score: 0, date: '2020-02-29T00:00:00', stages, ...run })
      expect(replay).toMatchObject({ shotIndex: run.shot, shot: `unknown (${run.shot})`, difficulty: run.difficulty })
      expect(replay.warnings).toContain('unknown-value')
    }),
    { numRuns },
  )
})

function read(run: EncodableReplay): Replay {
  const result = parseReplay(encodeReplay(run))
  if (!result.ok) throw new Error(`refused: ${result.reason} ${result.detail}`)
  return result.replay
}

type Facts = { score: fc.Arbitrary<number>; start: ReturnType<typeof startOf> }

/** Stages in some of a game's slots, each slot at most once, in order. */
function stagesOf(slots: number, { score, start }: Facts): fc.Arbitrary<(ScoredStage & { seed: number })[]> {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: slots }), { minLength: 1, maxLength: slots })
  return numbers.chain((stages) =>
    fc.tuple(
      ...stages
        .toSorted((a, b) => a - b)
        .map((stage) =>
          fc.record({ stage: fc.constant(stage), endScore: score, seed: seed16, start, inputs: heldKeys }),
        ),
    ),
  )
}

/** Game 7's last slot is stage 8 on Phantasm. */
function phantasm<S extends ScoredStage>(stage: S, difficulty: number): S {
  return stage.stage === 7 && difficulty === 5 ? { ...stage, stage: 8 } : stage
}

function headFacts(run: {
  game: string
  name: string
  score: number
  slowdownPercent: number
  practiceTool: string | undefined
}) {
  const { game, name, score, slowdownPercent, practiceTool } = run
  return { game, name, score, slowdownPercent, practiceTool: practiceTool ?? null }
}

function exeFacts({ exeVersion, exeSize, exeChecksum }: { exeVersion: string; exeSize: number; exeChecksum: number }) {
  return { exeVersion, exeSize, exeChecksum }
}

function stageFacts(stages: readonly ScoredStage[]) {
  return stages.map(({ stage, endScore, seed, start, inputs }, index) => ({
    index: index + 1,
    stage,
    endScore,
    seed,
    start,
    frames: inputs.length,
    inputCount: inputs.length,
  }))
}

function sideFacts({ score, seed, shot, cpu, lives }: Side) {
  return { score, seed, shot, cpu, lives }
}
