import type { Replay } from '@patisserie/replay/facts'
import { GAMES } from '@patisserie/replay/games/catalogue'
import { inputStreams } from '@patisserie/replay/input-stream'
import { parseReplay } from '@patisserie/replay/parse'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  name8,
  percent,
  plainScore,
  practiceTool,
  seed16,
  tenfoldScore,
  thisCentury,
  words,
} from './arbitrary-parts.ts'
import type { SceneGame, SceneRun } from './encodable.ts'
import { encodeReplay } from './encode.ts'
import { inputFrames } from './write/input-frames.ts'

const numRuns = 60

test('9.5: every field comes back', () => {
  fc.assert(
    fc.property(scenes('th095', 255), (run) => {
      expect(read(run)).toMatchObject({
        ...commonFacts(run),
        slowdownPercent: twoDecimals(run.slowdownPercent),
        scene: { level: run.level, scene: run.scene },
        shot: 'Aya',
      })
      expect(inputStreams(encodeReplay(run))).toBeNull()
    }),
    { numRuns },
  )
})

test('12.5: every field comes back', () => {
  fc.assert(
    fc.property(scenes('th125', 255), (run) => {
      const replay = read(run)
      expect(replay).toMatchObject({
        ...commonFacts(run),
        slowdownPercent: run.slowdownPercent,
        scene: { level: run.level, scene: run.scene },
        shotIndex: run.shot,
      })
      expect(replay.stages[0]).toMatchObject({
        seed: run.seed,
        frames: run.inputs.length,
        inputCount: run.inputs.length,
      })
      expect(inputStreams(encodeReplay(run))).toEqual([inputFrames(run.inputs, 'three-bytes')])
    }),
    { numRuns },
  )
})

test('14.3: every field comes back', () => {
  const perDay = GAMES.th143.scenes?.perLevel ?? []
  fc.assert(
    fc.property(scenes('th143', 10), (drawn) => {
      const run = { ...drawn, scene: 1 + (drawn.scene % (perDay[drawn.level - 1] ?? 1)) }
      const replay = read(run)
      const daysBefore = perDay.slice(0, run.level - 1).reduce((sum, count) => sum + count, 0)
      expect(replay).toMatchObject({
        ...commonFacts(run),
        slowdownPercent: run.slowdownPercent,
        scene: {
          level: run.level,
          scene: run.scene,
          index: daysBefore + run.scene,
          mainItem: run.mainItem,
          subItem: run.subItem ?? null,
          itemUses: run.itemUses,
        },
      })
      expect(replay.stages[0]).toMatchObject({
        seed: run.seed,
        frames: run.inputs.length,
        inputCount: run.inputs.length,
      })
      expect(inputStreams(encodeReplay(run))).toEqual([inputFrames(run.inputs, 'six-bytes')])
    }),
    { numRuns },
  )
})

test('16.5: what its text block tells comes back', () => {
  fc.assert(
    fc.property(scenes('th165', 99), (run) => {
      const { timestampUtc, ...facts } = commonFacts(run)
      expect(read(run)).toMatchObject({
        ...facts,
        slowdownPercent: twoDecimals(run.slowdownPercent),
        scene: { level: run.level, scene: run.scene },
        timestampUtc: null,
      })
      expect(timestampUtc).not.toBeNull()
    }),
    { numRuns },
  )
})

function scenes(game: SceneGame, levels: number) {
  return fc
    .record({
      game: fc.constant(game),
      name: name8,
      score: GAMES[game].scoreUnit === 1 ? plainScore : tenfoldScore,
      slowdownPercent: percent,
      practiceTool,
      words,
      gameVersion: fc.constantFrom('1.00a', '1.02a'),
      time: thisCentury,
      utcOffsetMinutes: fc.integer({ min: -720, max: 840 }),
      level: fc.integer({ min: 1, max: levels }),
      scene: fc.integer({ min: 1, max: 200 }),
      shot: fc.nat(game === 'th125' ? 1 : 0),
      mainItem: fc.nat(8),
      subItem: fc.option(fc.nat(8), { nil: undefined }),
      itemUses: fc.nat(99),
      seed: seed16,
      inputs: fc.array(fc.nat(game === 'th125' ? 0xff : 0xffff), { maxLength: 64 }),
    })
    .map(({ words, subItem, practiceTool, ...run }) => ({
      ...run,
      ...words,
      ...(subItem === undefined ? {} : { subItem }),
      ...(practiceTool === undefined ? {} : { practiceTool }),
    })) satisfies fc.Arbitrary<SceneRun>
}

function read(run: SceneRun): Replay {
  const result = parseReplay(encodeReplay(run))
  if (!result.ok) throw new Error(`refused: ${result.reason} ${result.detail}`)
  return result.replay
}

function commonFacts({ game, name, score, practiceTool, gameVersion, comment, time, utcOffsetMinutes = 0 }: SceneRun) {
  const wall = new Date((time + 60 * utcOffsetMinutes) * 1000).toISOString()
  return {
    game,
    type: 'scene',
    name,
    score,
    practiceTool: practiceTool ?? null,
    gameVersion,
    comment,
    timestampUtc: `${new Date(time * 1000).toISOString().slice(0, 19)}Z`,
    localDate: wall.slice(0, 16),
  }
}

/** Rounds to the precision of the text block, which is the only known place of these games' slow rate. */
function twoDecimals(percent: number): number {
  return Number(percent.toFixed(2))
}
