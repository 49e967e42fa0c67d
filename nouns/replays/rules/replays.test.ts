import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counterstop } from '#rules/games/counterstop.ts'
import type { GameCode } from '#rules/games/games.ts'
import {
  achievement,
  captionProblem,
  isDoubtfulScore,
  isPlaceholderName,
  judgeFlag,
  livesLost,
  proposeCategory,
  proposeFlags,
  type RunFacts,
  replayCategories,
  replayFlags,
  type StageFacts,
  scoreProblem,
  slowRateProblem,
  stageWire,
  typeOfReplay,
} from './replays.ts'

const start = (label: string, state: NonNullable<StageFacts['start']> = {}): StageFacts => ({ label, start: state })

const run = (facts: Partial<RunFacts> = {}): RunFacts => ({
  game: 'th14',
  type: 'full',
  difficulty: 3,
  score: 500_000_000,
  allClear: true,
  spellCardId: null,
  scene: null,
  stages: [start('Stage 1', { lives: 2, bombs: 2 }), start('Stage 6', { lives: 4, bombs: 3 })],
  tally: null,
  inputs: { frames: 10_000, focusedShare: 0.6, bombPresses: 3 },
  ...facts,
})

const inputs = (bombPresses: number, focusedShare = 0.6) => ({ frames: 10_000, focusedShare, bombPresses })

describe('scores', () => {
  test.each([
    [0, null],
    [counterstop, null],
    [counterstop + 1, 'scoreTooHigh'],
    [42_949_672_950, 'scoreTooHigh'],
    [null, 'scoreMissing'],
    [-10, 'scoreMissing'],
    [1.5, 'scoreMissing'],
    [Number.NaN, 'scoreMissing'],
  ])('%d: %s', (score, problem) => {
    expect(scoreProblem(score)).toBe(problem)
  })
  test('game 6 shows nine digits', () => {
    expect(isDoubtfulScore(6, 999_999_990)).toBe(false)
    expect(isDoubtfulScore(6, 1_000_000_000)).toBe(true)
    expect(isDoubtfulScore(7, 1_000_000_000)).toBe(false)
  })
})

test.each([
  ['hunguan', 10, null],
  ['hunguan', 10.01, 'slowRate'],
  ['nn', 16.64, 'slowRate'],
  ['score', 100, 'slowRate'],
  ['neta', 50, null],
  ['other', 50, null],
  ['score', null, null],
  ['score', -0.5, null],
] as const)('%s slowed by %d %%: %s', (category, slow, problem) => {
  expect(slowRateProblem(category, slow)).toBe(problem)
})

test('captions', () => {
  expect(captionProblem('')).toBeNull()
  expect(captionProblem('a'.repeat(601))).toBe('commentLong')
})

describe('names that bind nobody', () => {
  test.each(['', '        ', 'AAAAAAAA', 'a', '........', 'Ａａ', 'No Name', 'PLAYER', '17:49:20', '--------'])(
    '%j',
    (name) => {
      expect(isPlaceholderName(name)).toBe(true)
    },
  )
  test.each(['koyi', 'SLOWMOVE', 'AB', 'IST NN', 'AAAAAAAB', '甜品'])('not %j', (name) => {
    expect(isPlaceholderName(name)).toBe(false)
  })
})

describe('on the wire', () => {
  test.each<[Partial<RunFacts>, string]>([
    [{ allClear: true }, 'clear'],
    [{ allClear: false, stages: [start('Stage 1'), start('Stage 4')] }, '4'],
    [{ game: 'th08', allClear: null, stages: [start('1'), start('6B')] }, '6B'],
    [{ allClear: false, stages: [start('Extra')] }, 'Extra'],
    [{ game: 'th128', allClear: false, stages: [start('A1-1'), start('A1-2')] }, 'A1-2'],
    [{ type: 'spell_practice', allClear: false, spellCardId: 119 }, '#120'],
    [{ game: 'th095', scene: { level: 3, scene: 1 } }, '3-1'],
    [{ game: 'th095', scene: { level: 11, scene: 2 } }, 'EX-2'],
    [{ game: 'th125', scene: { level: 12, scene: 8 } }, '12-8'],
    [{ game: 'th125', scene: { level: 14, scene: 9 } }, 'SP-9'],
    [{ game: 'th143', scene: { level: 10, scene: 10 } }, '10-10'],
    [{ allClear: null, stages: [] }, ''],
  ])('%o is at %j', (facts, stage) => {
    expect(stageWire(run(facts))).toBe(stage)
  })
  test('types', () => {
    expect(typeOfReplay({ type: 'stage_practice' })).toBe('stage')
    expect(typeOfReplay({ type: 'pvp' })).toBe('versus')
  })
})

describe('no miss', () => {
  test.each<[string, Partial<RunFacts>, 'contradicted' | 'claimed']>([
    ['lives rise', {}, 'claimed'],
    ['lives fall', { stages: [start('Stage 1', { lives: 3 }), start('Stage 2', { lives: 2 })] }, 'contradicted'],
    [
      'lives fall and rise again',
      { stages: [start('Stage 1', { lives: 3 }), start('Stage 2', { lives: 2 }), start('Stage 3', { lives: 5 })] },
      'contradicted',
    ],
    ['one stage', { stages: [start('Extra', { lives: 2 })] }, 'claimed'],
    ['no lives in the file', { game: 'th128', stages: [start('A1-1'), start('A1-2')] }, 'claimed'],
    ['nothing at a start', { game: 'th09', stages: [{ label: 'Stage 1', start: null }] }, 'claimed'],
    [
      'game 18, where cards change lives',
      {
        game: 'th18',
        stages: [start('Stage 1', { lives: 3, missCount: 0 }), start('Stage 2', { lives: 2, missCount: 0 })],
      },
      'claimed',
    ],
    [
      'a miss counted',
      { game: 'th18', stages: [start('Stage 1', { missCount: 0 }), start('Stage 2', { missCount: 1 })] },
      'contradicted',
    ],
    ['game 8 tells a miss', { game: 'th08', tally: { misses: 1, bombs: 0 } }, 'contradicted'],
    ['game 8 tells none, in text anybody can edit', { game: 'th08', tally: { misses: 0, bombs: 0 } }, 'claimed'],
  ])('%s: %s', (_, facts, verdict) => {
    expect(judgeFlag(run(facts), 'NM')).toBe(verdict)
  })
})

describe('no bomb', () => {
  const stock = (misses: number) => [
    start('Stage 1', { bombs: 3, missCount: 0 }),
    start('Stage 2', { bombs: 2, missCount: misses }),
  ]
  test.each<[string, Partial<RunFacts>, 'verified' | 'contradicted' | 'claimed']>([
    ['key never pressed', { inputs: inputs(0) }, 'verified'],
    ['key pressed, perhaps in vain', { inputs: inputs(1) }, 'claimed'],
    ['inputs unknown', { inputs: null }, 'claimed'],
    ['inputs without a frame', { inputs: { frames: 0, focusedShare: 0, bombPresses: 0 } }, 'claimed'],
    ['game 9 has no bombs', { game: 'th09', inputs: inputs(0) }, 'claimed'],
    ['game 20 is not known well enough', { game: 'th20', inputs: inputs(0) }, 'claimed'],
    ['stock fell without a miss', { game: 'th17', stages: stock(0) }, 'contradicted'],
    ['stock fell after a miss', { game: 'th17', stages: stock(1) }, 'claimed'],
    ['stock fell in a game that does not count misses', { stages: stock(0) }, 'claimed'],
    ['game 8 tells a bomb', { game: 'th08', inputs: null, tally: { misses: 0, bombs: 2 } }, 'contradicted'],
    [
      'the inputs beat an edited tally',
      { game: 'th08', inputs: inputs(0), tally: { misses: 0, bombs: 2 } },
      'verified',
    ],
  ])('%s: %s', (_, facts, verdict) => {
    expect(judgeFlag(run(facts), 'NB')).toBe(verdict)
  })
})

describe('what walked stages prove', () => {
  const flagged = (lifeLost: number, bomb = 0, lives = 2): StageFacts => ({
    label: 'Stage 1',
    start: { lives },
    proof: { verdict: 'byRule', events: { lifeLost, bomb, border: 3, borderBroken: 1 } },
  })
  const walked = (verdict: string): StageFacts => ({ ...start('Stage 1'), proof: { verdict, events: null } })
  const ofSeven = (...stages: StageFacts[]) => run({ game: 'th07', allClear: null, stages })
  const verdicts = (facts: RunFacts) => [judgeFlag(facts, 'NM'), judgeFlag(facts, 'NB')]

  test('events of game 7 decide both ways; a pressed bomb key may only have broken a border', () => {
    expect(verdicts(ofSeven(flagged(0), flagged(0)))).toEqual(['verified', 'verified'])
    expect(verdicts(ofSeven(flagged(1), flagged(0, 0, 2)))).toEqual(['contradicted', 'verified'])
    expect(verdicts(ofSeven(flagged(0), flagged(0, 2)))).toEqual(['verified', 'contradicted'])
  })
  test('a bomb that was flagged beats keys without a press', () => {
    expect(judgeFlag({ ...ofSeven(flagged(0, 1)), inputs: inputs(0) }, 'NB')).toBe('contradicted')
  })
  test('where one stage was not walked, the others verify nothing and still contradict', () => {
    expect(verdicts(ofSeven(flagged(0), start('Stage 2', { lives: 2 })))).toEqual(['claimed', 'claimed'])
    expect(verdicts(ofSeven(flagged(1, 1), start('Stage 2', { lives: 2 })))).toEqual(['contradicted', 'contradicted'])
  })
  test('the last life may go in the last frame, whose events are not stored', () => {
    expect(judgeFlag(ofSeven(flagged(0, 0, 2), flagged(0, 0, 0)), 'NM')).toBe('contradicted')
    expect(judgeFlag(ofSeven(flagged(0, 0, 0)), 'NM')).toBe('claimed')
    expect(judgeFlag(ofSeven(flagged(0, 0, 0), flagged(0, 0, 1)), 'NM')).toBe('verified')
  })
  test('an exact stage lost no life, any other may have; the last stage is never exact', () => {
    const stages = [walked('exact'), walked('agrees'), walked('byRule'), walked('startOnly'), start('Stage 6')]
    expect(stages.map((_, index) => livesLost(stages, index))).toEqual([0, null, null, null, null])
    expect(judgeFlag(run({ stages: [walked('exact'), walked('startOnly')] }), 'NM')).toBe('claimed')
  })
  test('records with fewer lives than the events leave are not believed to have lost none', () => {
    expect(livesLost([flagged(0, 0, 3), flagged(0, 0, 2)], 0)).toBeNull()
    expect(livesLost([flagged(2, 0, 3), flagged(0, 0, 1)], 0)).toBe(2)
  })
  test('a run without stages proves nothing', () => {
    expect(verdicts({ ...ofSeven(), inputs: null })).toEqual(['claimed', 'claimed'])
  })
  test('the form proposes what is proved: one stage of game 7, no life lost, a border broken', () => {
    expect(proposeFlags(ofSeven(flagged(0)))).toMatchObject({ NM: true, NB: true })
    expect(proposeFlags(ofSeven(flagged(1, 1)))).toMatchObject({ NM: false, NB: false })
  })
  test('no medal for no miss and no bomb where the events tell of one', () => {
    const six = (stage: StageFacts) => ofSeven({ ...stage, label: 'Stage 6' })
    expect(achievement(six(flagged(0)), 'nn')).toBe('7-nn')
    expect(achievement(six(flagged(1)), 'nn')).toBe('7-hard')
    expect(achievement(six(flagged(0, 1)), 'nn')).toBe('7-hard')
  })
})

describe('no special system', () => {
  const released = (specialPresses: number | null) => ({ ...inputs(0), specialPresses })
  const gauge = (...trance: number[]) => trance.map((held, i) => start(`Stage ${i + 1}`, { trance: held }))
  test.each<[string, Partial<RunFacts>, 'verified' | 'contradicted' | 'claimed']>([
    ['season release: key never pressed', { game: 'th16', inputs: released(0) }, 'verified'],
    ['season release: pressed, perhaps in vain', { game: 'th16', inputs: released(1) }, 'claimed'],
    ['season release: inputs unknown', { game: 'th16', inputs: null }, 'claimed'],
    ['season release: read before the key was counted', { game: 'th16', inputs: inputs(0) }, 'claimed'],
    ['trance: the gauge shrank', { game: 'th13', stages: gauge(600, 467) }, 'contradicted'],
    ['trance: the gauge grew', { game: 'th13', stages: gauge(200, 600) }, 'claimed'],
    [
      'trance: its key was never pressed, yet a lost life sets one off',
      { game: 'th13', inputs: released(0) },
      'claimed',
    ],
    ['a gauge of no such game', { game: 'th14', stages: gauge(600, 400) }, 'claimed'],
    [
      'the card key of 18 tells nothing of what cards do by themselves',
      { game: 'th18', inputs: released(0) },
      'claimed',
    ],
  ])('%s: %s', (_, facts, verdict) => {
    expect(judgeFlag(run(facts), 'NT')).toBe(verdict)
  })
})

describe('lives gained and not there', () => {
  const two = (game: RunFacts['game'], [lives, gained]: readonly [number, number], now: readonly [number, number]) =>
    run({
      game,
      stages: [start('Stage 1', { lives, extends: gained }), start('Stage 2', { lives: now[0], extends: now[1] })],
    })
  test.each(['th08', 'th13'] as const)('%s: one gained and as many as before is one lost', (game) => {
    expect(judgeFlag(two(game, [2, 0], [2, 1]), 'NM')).toBe('contradicted')
    expect(judgeFlag(two(game, [2, 0], [3, 1]), 'NM')).toBe('claimed')
    expect(judgeFlag(two(game, [2, 0], [4, 1]), 'NM')).toBe('claimed')
  })
  test('a gain beyond what the game holds is no loss; other games do not count gains', () => {
    expect(judgeFlag(two('th13', [7, 3], [7, 4]), 'NM')).toBe('claimed')
    expect(judgeFlag(two('th14', [2, 0], [2, 1]), 'NM')).toBe('claimed')
  })
})

test('focus never held: the inputs decide', () => {
  expect(judgeFlag(run({ inputs: inputs(3, 0) }), 'NSY')).toBe('verified')
  expect(judgeFlag(run({ inputs: inputs(3, 0.0001) }), 'NSY')).toBe('contradicted')
  expect(judgeFlag(run({ inputs: null }), 'NSY')).toBe('claimed')
})

describe('proposals', () => {
  test.each<[string, Partial<RunFacts>, string]>([
    ['a clear', {}, 'hunguan'],
    ['a clear without bombs and lost lives', { inputs: inputs(0) }, 'nn'],
    ['one stage tells nothing of misses', { inputs: inputs(0), stages: [start('Extra', { lives: 2 })] }, 'hunguan'],
    ['practice', { type: 'stage_practice', inputs: inputs(0) }, 'other'],
    ['a scene', { game: 'th143', type: 'scene', allClear: null, stages: [] }, 'other'],
    ['not cleared', { allClear: false }, 'other'],
    ['game 6 in its last stage', { game: 'th06', allClear: null }, 'hunguan'],
    [
      'game 6 on Easy ends with stage 5',
      { game: 'th06', difficulty: 0, allClear: null, stages: [start('Stage 5')] },
      'hunguan',
    ],
    ['game 7 in stage 5', { game: 'th07', allClear: null, stages: [start('Stage 1'), start('Stage 5')] }, 'other'],
    ['game 9 has nine stages', { game: 'th09', allClear: null, stages: [start('Stage 6')] }, 'other'],
    ['Phantasm', { game: 'th07', difficulty: 5, allClear: null, stages: [start('Phantasm')] }, 'hunguan'],
  ])('%s: %s', (_, facts, category) => {
    expect(proposeCategory(run(facts))).toBe(category)
  })
  test('a score from the mark on', () => {
    expect(proposeCategory(run(), 500_000_000)).toBe('score')
    expect(proposeCategory(run(), 500_000_001)).toBe('hunguan')
  })
})

describe('medals', () => {
  test.each<[string, Partial<RunFacts>, Parameters<typeof achievement>[1], string | null]>([
    ['clear on Normal', { difficulty: 1 }, 'hunguan', '14-clear'],
    ['clear on Lunatic', {}, 'hunguan', '14-hard'],
    ['Extra for score', { difficulty: 4 }, 'score', '14-hard'],
    ['nn, bomb key untouched', { inputs: inputs(0) }, 'nn', '14-nn'],
    ['nn claimed, key pressed', {}, 'nn', '14-hard'],
    [
      'nn claimed, lives fell',
      { inputs: inputs(0), stages: [start('Stage 1', { lives: 3 }), start('Stage 6', { lives: 1 })] },
      'nn',
      '14-hard',
    ],
    ['for fun', {}, 'neta', null],
    ['not cleared', { allClear: false }, 'hunguan', null],
    ['practice', { type: 'stage_practice' }, 'hunguan', null],
    ['game 6, last stage', { game: 'th06', difficulty: 2, allClear: null }, 'hunguan', '6-clear'],
    ['game 12.8', { game: 'th128', difficulty: 1 }, 'hunguan', '128-clear'],
    ['a scene', { game: 'th095', type: 'scene', difficulty: null, allClear: null }, 'hunguan', null],
    ['game 20', { game: 'th20' }, 'hunguan', null],
    ['alcostg', { game: 'alco', difficulty: null }, 'hunguan', null],
  ])('%s', (_, facts, category, medal) => {
    expect(achievement(run(facts), category)).toBe(medal)
  })
})

const state = fc.record({ lives: fc.nat(9), bombs: fc.nat(9), missCount: fc.nat(3) }, { requiredKeys: [] })
const anyRun: fc.Arbitrary<RunFacts> = fc.record({
  game: fc.constantFrom<GameCode>(
    'th06',
    'th07',
    'th08',
    'th09',
    'th095',
    'th128',
    'th14',
    'th16',
    'th18',
    'th20',
    'alco',
  ),
  type: fc.constantFrom<RunFacts['type']>('full', 'stage_practice', 'spell_practice', 'scene', 'pvp', 'match'),
  difficulty: fc.option(fc.nat(6)),
  score: fc.nat(),
  allClear: fc.option(fc.boolean()),
  spellCardId: fc.option(fc.nat(200)),
  scene: fc.option(fc.record({ level: fc.nat(15), scene: fc.nat(10) })),
  stages: fc.array(
    fc.record({ label: fc.constantFrom('Stage 1', 'Stage 6', 'Extra', '6A'), start: fc.option(state) }),
    { maxLength: 7 },
  ),
  tally: fc.option(fc.record({ misses: fc.option(fc.nat(3)), bombs: fc.option(fc.nat(3)) })),
  inputs: fc.option(
    fc.record({ frames: fc.nat(3), focusedShare: fc.constantFrom(null, 0, 0.5, 1), bombPresses: fc.nat(2) }),
  ),
})

test('nothing proposed or awarded contradicts the file', () => {
  fc.assert(
    fc.property(anyRun, fc.constantFrom(...replayCategories), (facts, category) => {
      const flags = proposeFlags(facts)
      for (const flag of replayFlags) if (flags[flag]) expect(judgeFlag(facts, flag)).not.toBe('contradicted')
      const proposed = proposeCategory(facts)
      expect(replayCategories).toContain(proposed)
      const medal = achievement(facts, category)
      if (medal?.endsWith('-nn')) expect(judgeFlag(facts, 'NB')).toBe('verified')
      if (medal) expect(facts.type === 'full' && facts.allClear !== false).toBe(true)
      expect(stageWire(facts)).toMatch(/^[\w#-]*$/)
    }),
  )
})
