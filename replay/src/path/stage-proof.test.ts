import { expect, test } from 'vitest'
import { Allowance } from '../bytes/allowance.ts'
import type { GameCode } from '../facts.ts'
import { type MadeStage, madeReading } from './made-reading.ts'
import { stagePaths } from './stage-path.ts'
import { noteProofs } from './stage-proof.ts'

function proofs(game: GameCode, stages: readonly MadeStage[], shot = 0) {
  const reading = madeReading(game, stages, shot)
  noteProofs(reading.replay, stagePaths(reading, new Allowance(1e6)) ?? [])
  return reading.replay.stages.map(({ proof }) => proof)
}

const keys = Array<number>(12).fill(0)

test("game 7's events are counted by kind and stage, a stage without any too; hits are no facts", () => {
  // Two broken borders of one, a bomb, two lives.
  const flags = { 2: 0x08, 3: 0x10, 4: 0x10, 5: 0x03, 6: 0x04, 7: 0x04 }
  expect(proofs('th07', [{ keys, flags }, { keys }])).toEqual([
    { verdict: 'byRule', events: { lifeLost: 2, bomb: 1, border: 1, borderBroken: 2 } },
    { verdict: 'byRule', events: { lifeLost: 0, bomb: 0, border: 0, borderBroken: 0 } },
  ])
})

test('what is not drawn proves nothing: no count of events, not even 0', () => {
  expect(proofs('th07', [{ keys, flags: { 5: 0x01 } }], 99)).toEqual([{ verdict: 'notDrawn', events: null }])
  expect(proofs('th06', [{ keys }])).toEqual([{ verdict: 'startOnly', events: null }])
})
