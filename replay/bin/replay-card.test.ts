import { expect, test } from 'vitest'
import type { Replay, StageRecord } from '../src/facts.ts'
import { blankReplay } from '../src/locate/blank-replay.ts'
import { replayCard } from './replay-card.ts'

const stage: StageRecord = {
  index: 1,
  stage: 1,
  label: 'Stage 1',
  slot: null,
  endScore: null,
  start: null,
  frames: null,
  counter: null,
  inputCount: null,
  sampleRule: null,
  seed: null,
  position: null,
  sides: null,
}
const cardOf = async (change: Partial<Replay>, game: Replay['game'] = 'th10') => {
  const card = await replayCard('a.rpy', {
    ok: true,
    replay: { ...blankReplay(game, ''), ...change },
    series: null,
    paths: null,
  })
  return card.split('\n')
}

test('a replay of which nothing is known has only the lines that every run has', async () => {
  expect(await cardOf({})).toEqual([
    'a.rpy',
    '  Game       10 東方風神録 (Mountain of Faith)',
    '  Run        full',
    '  Pilot      -',
    '  Score      0',
    '',
  ])
})

test('a full run has a line for each fact', async () => {
  const lines = await cardOf({
    trial: true,
    type: 'stage_practice',
    name: 'ABC',
    score: 1_234_567,
    shot: 'ReimuA',
    stones: ['Red', 'Blue'],
    opponent: 'Aya',
    difficultyWord: 'Lunatic',
    route: 'A1',
    stageText: 'Stage All Clear',
    localDate: '2024-05-01',
    timestampUtc: '2024-05-01T12:30:00Z',
    slowdownPercent: 0.126,
    frames: 7_265,
    durationSeconds: 121.08,
    gameVersion: '1.00a',
    exeVersion: '1.00b',
    comment: 'two\r\nlines',
    practiceTool: '{}',
    warnings: ['checksum', 'practice-tool'],
    hints: [
      { code: 'checksum', detail: 'one', values: {} },
      { code: 'odd-clock', detail: 'two', values: {} },
    ],
    inputs: {
      frames: 100,
      focusedShare: 0.5,
      shootingShare: 0.25,
      bombPresses: 3,
      specialPresses: null,
      pressesPerMinute: 120.4,
      stages: [],
    },
    stages: [{ ...stage, endScore: 12_345, frames: 600, start: { score: 5, lives: 2, power: 1.256, ufo: [1, 2] } }],
  })
  expect(lines.slice(1, -1)).toEqual([
    '  Game       10 東方風神録 (Mountain of Faith), trial',
    '  Run        stage practice',
    '  Pilot      ABC',
    '  Score      1,234,567',
    '  Shot       ReimuA',
    '  Stones     Red, Blue',
    '  Opponent   Aya',
    '  Difficulty Lunatic',
    '  Route      A1',
    '  Reached    Stage All Clear',
    '  Date       2024-05-01 2024-05-01T12:30:00Z',
    '  Slow rate  0.13 %',
    '  Length     7265 frames, 2:01',
    '  Version    1.00a 1.00b',
    '  Comment    two lines',
    '  Practice   {}',
    '  Inputs     focused 50.0 %, shooting 25.0 %, 3 bomb presses, 120 presses a minute',
    '  Warnings   checksum, practice-tool',
    '  Hints      one; two',
    '  Stage 1           12,345     600 f  lives 2, power 1.26',
  ])
})

test('a run that cleared the game without a text about it is all clear', async () => {
  expect(await cardOf({ allClear: true })).toContain('  Reached    all clear')
  expect((await cardOf({ allClear: false })).join('\n')).not.toContain('Reached')
})

test('the inputs of a game without a known focus key say nothing of focus', async () => {
  const inputs = { frames: 1, focusedShare: null, shootingShare: 1, bombPresses: 0, specialPresses: null, stages: [] }
  expect(await cardOf({ inputs: { ...inputs, pressesPerMinute: 0 } })).toContain(
    '  Inputs     shooting 100.0 %, 0 bomb presses, 0 presses a minute',
  )
})

test('a spell card is named by its number and name, a scene by level and number', async () => {
  expect(await cardOf({ type: 'spell_practice', spellCardId: 0 }, 'th08')).toContainEqual(
    expect.stringMatching(/^ {2}Run {8}spell practice, card 1 \S/),
  )
  expect(await cardOf({ type: 'spell_practice', spellCardId: 60_000 }, 'th08')).toContain(
    '  Run        spell practice, card 60001',
  )
  const scene = { level: 9, scene: 4, index: null, mainItem: null, subItem: null, itemUses: null }
  expect(await cardOf({ type: 'scene', scene }, 'th095')).toContain('  Run        scene Level 9-4')
})

test('a stage of two players has both scores, one without a score a dash', async () => {
  const side = { score: 10, seed: 1, shot: 0, shotName: 'Reimu', cpu: false, lives: 1 }
  const other = { ...side, score: 20, shotName: 'Aya' }
  const lines = await cardOf({ stages: [{ ...stage, sides: [side, other] }, stage] })
  expect(lines.slice(-3, -1)).toEqual([
    '  Stage 1  Reimu 10 : 20 Aya       - f',
    '  Stage 1                -       - f',
  ])
})

test('a refused file has its reason and detail', async () => {
  expect(await replayCard('b.rpy', { ok: false, reason: 'empty', detail: 'no bytes' })).toBe(
    'b.rpy\n  refused (empty): no bytes\n',
  )
})
