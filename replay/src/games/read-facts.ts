import type { GameCode } from '../facts.ts'

/**
 * What reading a file needs of each game beside `shots.ts`. Raw numbers of a replay index these lists directly. Names for people are in
 * `catalogue.ts`, which no reader imports: they would be a quarter of the script that reads files in browsers.
 * Source: the project's games reference, checked against decoded replays. The scene counts of games 12.5 and 16.5 are
 * common knowledge without a checked source.
 */
export const READ_FACTS: Readonly<Record<GameCode, ReadFacts>> = {
  th06: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 1,
    counterstop: null,
    spellCards: 64,
  },
  th07: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra', 'Phantasm'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: 141,
  },
  th08: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: ['Final A', 'Final B'],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: 222,
  },
  th09: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: [],
    stagePractice: false,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: null,
  },
  th095: {
    difficulties: [],
    routes: [],
    stagePractice: false,
    scenes: { word: 'Level', perLevel: [6, 6, 8, 9, 8, 8, 8, 8, 8, 8, 8], total: 85, verified: true },
    scoreUnit: 1,
    counterstop: null,
    spellCards: null,
  },
  th10: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: 110,
  },
  th11: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: 175,
  },
  th12: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: 113,
  },
  th125: {
    difficulties: [],
    routes: [],
    stagePractice: false,
    scenes: { word: 'Level', perLevel: [6, 6, 8, 7, 8, 8, 7, 8, 8, 8, 8, 8, 9, 9], total: 108, verified: false },
    scoreUnit: 1,
    counterstop: null,
    spellCards: null,
  },
  th128: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: ['A-1', 'A-2', 'B-1', 'B-2', 'C-1', 'C-2', 'Extra'],
    stagePractice: false,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: 104,
  },
  th13: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra', 'Overdrive'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: 127,
  },
  th14: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: 120,
  },
  th143: {
    difficulties: [],
    routes: [],
    stagePractice: false,
    scenes: { word: 'Day', perLevel: [6, 6, 7, 7, 8, 8, 8, 7, 8, 10], total: 75, verified: true },
    scoreUnit: 10,
    counterstop: null,
    spellCards: null,
  },
  th15: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: 119,
  },
  th16: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: 119,
  },
  th165: {
    difficulties: [],
    routes: [],
    stagePractice: false,
    scenes: { word: 'Day', perLevel: null, total: 103, verified: false },
    scoreUnit: 10,
    counterstop: null,
    spellCards: null,
  },
  th17: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: 9999999990,
    spellCards: 101,
  },
  th18: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: 9999999990,
    spellCards: 97,
  },
  th20: {
    difficulties: ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra'],
    stones: ['Red', 'Red2', 'Blue', 'Blue2', 'Yellow', 'Yellow2', 'Green', 'Green2', 'Common'],
    routes: [],
    stagePractice: true,
    scenes: null,
    scoreUnit: 10,
    counterstop: null,
    spellCards: null,
  },
  alco: {
    difficulties: [],
    routes: [],
    stagePractice: false,
    scenes: null,
    scoreUnit: 1,
    counterstop: null,
    spellCards: null,
  },
}

export interface ReadFacts {
  difficulties: readonly string[]
  /** Names of game 20's stones. */
  stones?: readonly string[]
  routes: readonly string[]
  stagePractice: boolean
  /** Scene games only; `perLevel` is the number of scenes of each level or day, null where it is not known. */
  scenes: { word: string; perLevel: readonly number[] | null; total: number; verified: boolean } | null
  /** Displayed score = stored score x this. */
  scoreUnit: 1 | 10
  counterstop: number | null
  spellCards: number | null
}
