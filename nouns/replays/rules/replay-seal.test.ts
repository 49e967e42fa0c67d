import { expect, test } from 'vitest'
import { codeOfGam, gameNumbers } from '#rules/games/games.ts'
import { sealOf } from './replay-seal.ts'
import {
  type AchievementType,
  achievement,
  judgeFlag,
  type RunFacts,
  replayCategories,
  stageWire,
  typeOfReplay,
} from './replays.ts'

const types = ['full', 'stage_practice', 'spell_practice', 'scene', 'pvp', 'match'] as const
const lastStages = ['Stage 1', 'Stage 5', 'Stage 6', '6A', '6B', 'Stage 9', 'Extra', 'Phantasm', 'Match']
const keys = [null, { frames: 9, focusedShare: 0, bombPresses: 0 }, { frames: 9, focusedShare: 0, bombPresses: 1 }]

/** Every kind of run that a file can tell of, in every game. */
function* kindsOfRuns(): Generator<RunFacts> {
  for (const gam of gameNumbers)
    for (const type of types)
      for (const difficulty of [0, 3, 4, 5])
        for (const allClear of [true, false, null])
          for (const label of lastStages)
            for (const inputs of keys)
              yield {
                game: codeOfGam(gam),
                type,
                difficulty,
                score: 1,
                allClear,
                spellCardId: type === 'spell_practice' ? 7 : null,
                scene: type === 'scene' ? { level: 1, scene: 2 } : null,
                stages: [{ label, start: null }],
                tally: null,
                inputs,
              }
}

const medalOf = (xz: string | null) => (xz === null ? null : (xz.split('-')[1] as AchievementType)) // achievement's form

test('of every game and kind of run: a proved seal is on a whole run that the file says was cleared', () => {
  const wrong: unknown[] = []
  let [proved, claimed] = [0, 0]
  for (const facts of kindsOfRuns())
    for (const category of replayCategories) {
      const CHECKS = { NM: judgeFlag(facts, 'NM'), NB: judgeFlag(facts, 'NB') }
      const run = { TYPE: typeOfReplay(facts), STAGE: stageWire(facts), CLEARED: facts.allClear, CHECKS }
      const seal = sealOf(run, medalOf(achievement(facts, category)))
      if (seal?.proved) proved++
      if (seal?.proved === false) claimed++
      if (seal?.proved && (run.STAGE !== 'clear' || facts.allClear !== true || facts.type !== 'full')) wrong.push(facts)
      if (seal && facts.allClear === false) wrong.push(facts)
      if (seal?.type === 'nn' && seal.proved && CHECKS.NM !== 'verified') wrong.push(facts)
    }
  expect(wrong).toEqual([])
  expect(proved).toBeGreaterThan(0)
  expect(claimed).toBeGreaterThan(0)
})

test('a run of game 6 that reached stage 6 and claims a clear has a seal that is not proved', () => {
  const run = { TYPE: 'full', STAGE: '6', CLEARED: null, CHECKS: { NM: 'claimed', NB: 'verified' } }
  expect(sealOf(run, 'hard')).toEqual({ type: 'hard', proved: false })
  expect(sealOf(run, null)).toBeNull()
  expect(sealOf({ ...run, STAGE: 'clear', CLEARED: true }, 'hard')).toEqual({ type: 'hard', proved: true })
})

test('a medal of a run that the file calls not cleared is no seal, and no medal is none either', () => {
  const run = { TYPE: 'full', STAGE: 'clear', CLEARED: false, CHECKS: { NM: 'verified', NB: 'verified' } }
  for (const medal of ['hard', 'nn', null] as const) {
    expect(sealOf(run, medal)).toBeNull()
    expect(sealOf({ ...run, STAGE: '6' }, medal)).toBeNull()
  }
})
