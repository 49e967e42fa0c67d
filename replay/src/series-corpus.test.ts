import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ParseResult } from './facts.ts'
import { unpackNumbers } from './pack-numbers.ts'
import { parseReplay } from './parse.ts'
import type { StageSeries } from './series-facts.ts'

const FOLDER = new URL('../../../shared/replays/real/', import.meta.url)
const PRESENT = existsSync(FOLDER)
if (!PRESENT) console.warn(`skipped: no real replay files at ${FOLDER.pathname}`)

type Read = Extract<ParseResult, { ok: true }>

const read = (PRESENT ? readdirSync(FOLDER) : ['absent']).flatMap((name): [string, Read][] => {
  const result = PRESENT ? parseReplay(readFileSync(new URL(name, FOLDER)), { inputs: true, series: true }) : null
  return result?.ok ? [[name, result]] : []
})

describe.skipIf(!PRESENT)('series of real files', () => {
  test.each(read)('%s: small, and of one mind with the counts over the whole run', (_, { replay, series }) => {
    if (series === null) {
      expect(replay.inputs).toBeNull()
      return
    }
    expect(JSON.stringify(series).length).toBeLessThan(40_000)
    const { window, keys, stages } = series
    expect(stages.length).toBe(replay.stages.length)
    let [focused, bombs] = [0, 0]
    for (const stage of stages) {
      const windows = Math.ceil(stage.frames / window)
      expect([...stage.held, stage.presses].map((row) => row.length)).toEqual([...keys, 0].map(() => windows))
      focused += heldFrames(stage, keys.indexOf('focus'))
      bombs += Math.ceil(turnsOf(stage, keys.indexOf('bomb')).length / 2)
    }
    const frames = stages.reduce((sum, stage) => sum + stage.frames, 0)
    expect(frames).toBe(replay.inputs?.frames)
    expect(focused / Math.max(1, frames)).toBeCloseTo(replay.inputs?.focusedShare ?? 0, 9)
    expect(bombs).toBe(replay.inputs?.bombPresses)
  })

  const sampled = read.filter(([, { replay, series }]) => series !== null && replay.game !== 'th06')

  test.each(sampled)('%s: the samples agree with the slow rate the game wrote', (_, { replay, series }) => {
    const rates = series?.stages.map(({ rate }) => rate)
    expect(rates).not.toContain(null)
    const slow = rates?.flatMap((rate) => rate?.slow ?? []) ?? []
    const mean = slow.reduce((sum, each) => sum + each, 0) / Math.max(1, slow.length) / 10
    // The two rates differ a little: the game counts late frames, the samples are rounded to whole frames per second.
    expect(Math.abs(mean - Math.max(0, replay.slowdownPercent ?? mean))).toBeLessThan(1)
  })

  test.each(read.filter(([, { replay }]) => replay.game === 'th20'))(
    '%s: stocks fall, the bomb key tells',
    (_, run) => {
      expect(run.replay.inputs?.bombPresses).toBeGreaterThan(0)
    },
  )
})

const turnsOf = (stage: StageSeries, row: number): number[] => unpackNumbers(stage.spans?.[row] ?? '')

function heldFrames(stage: StageSeries, row: number): number {
  const lengths = turnsOf(stage, row)
  const held = lengths.reduce((sum, length, i) => sum + (i % 2 ? length : 0), 0)
  const rest = stage.frames - lengths.reduce((sum, length) => sum + length, 0)
  return lengths.length % 2 ? held + rest : held
}
