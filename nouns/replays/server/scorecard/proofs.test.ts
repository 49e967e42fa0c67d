import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Replay } from '@patisserie/replay/facts'
import { parseReplay } from '@patisserie/replay/parse'
import { describe, expect, test } from 'vitest'
import { judgeFlag, livesLost, replayFlags } from '../../rules/replays.ts'

const folder = new URL('../../../../../shared/replays/real/', import.meta.url)
const present = existsSync(folder)
if (!present) console.warn(`skipped: no real replay files at ${folder.pathname}`)

function read(name: string): Replay {
  const result = parseReplay(readFileSync(new URL(name, folder)), { inputs: true, paths: 'verdicts' })
  if (!result.ok) throw new Error(`${name} is refused: ${result.reason}`)
  return result.replay
}

/**
 * Verdicts in the order NM NB NT NSY: C contradicted, V verified, - claimed. See nouns/replays/docs/replays.md for what can be
 * proved.
 */
const said = (name: string): string => {
  const facts = read(name)
  const short = { contradicted: 'C', verified: 'V', claimed: '-' }
  return replayFlags.map((flag) => short[judgeFlag(facts, flag)]).join('')
}

describe.skipIf(!present)('what real files prove of the flags', () => {
  test.each([
    // A single stage does not tell about lives; its recorded keys show bombs and focus.
    ['th06__ss_th6_extra.rpy', '-V-C'],
    ['th06__sat_th6_03.rpy', '---C'],
    // Game 7 names lost lives and bombs, in its last stage and in practice too.
    ['th07__ss_th7_lunatic.rpy', 'CC-C'],
    ['th07__ss_th7_phantasm.rpy', 'CC-C'],
    ['th07__sat_th7_08.rpy', 'CC-C'],
    ['th07__sat_th7_10.rpy', 'CC-C'],
    ['th07__sat_th7_11.rpy', 'CV-C'],
    // Proved by the game's own tally of misses and bombs.
    ['th08__sat_th8_03.rpy', 'CC-C'],
    ['th08__ss_th8_spell_practice_2.rpy', '-V-C'],
    ['th09__ss_th9_lunatic.rpy', '---C'],
    ['th095__ss_th95_3-1.rpy', '----'],
    ['th10__ss_th10_normal.rpy', 'C--C'],
    ['th11__ss_th11_royalflare.rpy', 'C--C'],
    ['th12__ss_th12_normal.rpy', 'C--C'],
    ['th12__ss_th12_stage_practice.rpy', '-V-C'],
    ['th128__ss_th128_c1.rpy', '-V-C'],
    // The trance gauge shrank, so trance was used.
    ['th13__ss_th13_normal.rpy', 'C-CC'],
    ['th13__ss_th13_royalflare.rpy', 'C-CC'],
    ['th13__ss_th13_extra.rpy', '---C'],
    ['th14__ss_th14_royalflare.rpy', '-V-C'],
    ['th15__sat_th15_01.rpy', '-V-C'],
    ['th16__ss_th16_normal.rpy', 'C--C'],
    // The number of bombs fell while no miss was counted.
    ['th17__ss_th17_lunatic.rpy', 'CC-C'],
    ['th18__ss_th18_normal.rpy', 'C--C'],
    ['th20__sat_th20_01.rpy', '---C'],
    ['alco__ss_alco_all_clear.rpy', '----'],
  ])('%s: %s', (name, verdicts) => {
    expect(said(name)).toBe(verdicts)
  })

  test.each([
    ['th07__sat_th7_10.rpy', '100424'],
    ['th07__ss_th7_lunatic.rpy', '002323'],
    ['th12__ss_th12_normal.rpy', '0-----'],
    ['th14__ss_th14_normal.rpy', '0-----'],
    ['th06__ss_th6_extra.rpy', '-'],
  ])('%s: lives lost as proved by stage are %s', (name, lost) => {
    const { stages } = read(name)
    expect(stages.map((_, i) => livesLost(stages, i) ?? '-').join('')).toBe(lost)
  })

  test('the lives that game 7 names as lost are never fewer than those missing when the next stage begins', () => {
    let missing = 0
    for (const name of readdirSync(folder).filter((name) => name.startsWith('th07'))) {
      const { stages } = read(name)
      stages.slice(0, -1).forEach((stage, i) => {
        const fallen = (stage.start?.lives ?? 0) - (stages[i + 1]?.start?.lives ?? 0)
        expect(livesLost(stages, i)).toBeGreaterThanOrEqual(fallen)
        missing += Math.max(0, fallen)
      })
    }
    expect(missing).toBeGreaterThan(0)
  })

  test('13 and 8 tell a miss by the life that was gained and is not there, before any stage begins with fewer', () => {
    for (const name of ['th13__ss_th13_royalflare.rpy', 'th08__sat_th8_03.rpy']) {
      const facts = read(name)
      const early = { ...facts, tally: null, stages: facts.stages.slice(0, 3) }
      const lives = early.stages.map((stage) => stage.start?.lives ?? 0)
      expect(lives).toEqual(lives.toSorted((a, b) => a - b))
      expect(judgeFlag(early, 'NM')).toBe('contradicted')
    }
  })
})
