import { formatNumber } from '#rules/text.ts'
import type { scorecard as zh } from './scorecard.zh.ts'

/** A stage within a sentence: `stage 5`, but `Extra`. */
const stageNamed = (stage: string): string => (/^\d/.test(stage) ? `stage ${stage}` : stage)

export const scorecard: typeof zh = {
  tool: 'Practice tool thprac',
  toolHint: 'The replay carries a record of the practice tool thprac: its settings were used in this run',
  story: {
    title: 'Where it stands',
    all: (n) => `${n} runs alike`,
    units: [
      [1e9, 'billion'],
      [1e6, 'million'],
    ],
    first: (kind) => `The first run of ${kind} here. `,
    place: (of, kind, rank) => `Number *${rank}* of *${of}* runs here of ${kind}. `,
    archive: (runs, percent, about) =>
      percent === 100
        ? `Higher than all *${runs}* runs alike on the old scoreboards`
        : percent === 0
          ? `The old scoreboards have *${runs}* runs alike`
          : `Higher than ${about ? 'about ' : ''}*${percent}%* of *${runs}* runs alike on the old scoreboards`,
    best: (sign, score, best) =>
      sign < 0
        ? `, *${score}* below their best of ${best}. `
        : sign > 0
          ? `, *${score}* above their best. `
          : ', level with their best. ',
    former: (sign, score) =>
      sign < 0
        ? `*${score}* below the player’s own best before`
        : sign > 0
          ? `*${score}* above the player’s own best before`
          : 'Level with the player’s own best before',
    formerStage: (stage, score) => `, with *${score}* more in ${stageNamed(stage)}`,
    end: '.',
    seeFormer: ' (see it)',
    own: (score) => `this run ${score}`,
    median: (score) => `median ${score}`,
    top: (score) => `best ${score}`,
    pearls: (runs, all, about) =>
      `A pearl is ${about ? 'one percent of the runs' : 'one run'}, the axis is score. Of ${all} archived runs, ${runs} have this game, difficulty and shot.`,
    gains: 'Stages against the median',
    brightest: (stage, score) => `Brightest: ${stageNamed(stage)}, ${score} above the median of runs alike.`,
    richest: (stage, score, percent) => `Most of the score: ${stageNamed(stage)}, ${score}, ${percent}% of the run.`,
    fewStages: 'Stages are compared from ten runs alike on.',
  },
  charts: {
    power: 'Power',
    piv: 'Point value',
    graze: 'Graze',
    cursor: 'Score and resources by stage',
    starts: 'Entering this stage',
    ended: (score) => `${score} at the end`,
    has: (label, value) => `${label} ${value}`,
    lost: (label, before, now) => `${label} down on the stage before: ${before} to ${now}`,
    straight:
      'A replay notes score and resources when the stage changes; in between the line is drawn straight. A ring marks lives or bombs fewer than a stage earlier.',
  },
  path: {
    title: 'The way',
    offer:
      'A replay stores keys only. Walked again frame by frame from the start of each stage they tell where the player was, and the file itself can prove it.',
    offerTwo: 'Both runs walked over one field: the same stage, the same moment, who was where.',
    open: 'Draw the way',
  },
  input: {
    rows: {
      up: '↑',
      down: '↓',
      left: '←',
      right: '→',
      shot: 'Shot',
      focus: 'Focus',
      bomb: 'Bomb',
      special: 'Special',
      change: 'Switch',
    },
    rowNames: { up: 'Up', down: 'Down', left: 'Left', right: 'Right' },
    special: { 128: 'Rapid', 13: 'Trance', 16: 'Release', 18: 'Card' },
    photo: 'Photo',
    waiting: 'Leafing through the keys, frame by frame',
    closed:
      'The file is private: its keys over time are for the uploader alone. The shares above are of the whole run.',
    failed: 'The keys did not arrive',
    none: 'The keys have not been sorted yet; come back in a while.',
    cursor: 'Keys over time',
    window: (seconds) => `A cell is ${seconds} s; the darker, the longer the key was held`,
    at: (stage, time) => `${stage}, ${time}`,
    share: (name, percent) => `${name} ${percent}`,
    presses: 'Presses',
    pressesAt: (n) => `${formatNumber(n)} presses a minute`,
    rate: 'Slowdown',
    rateAt: (low, slow) => `lowest ${low} fps, ${slow} slow`,
    fullRate: '60 fps',
    lens: (seconds) => `${seconds} s before and after, frame by frame`,
    noLens: 'Too many key presses to keep each of them: only the share of every cell is left.',
    table: 'Keys and slowdown by stage',
    stage: 'Stage',
    perMinute: 'A minute',
    bombs: 'Bomb key',
    low: 'Lowest fps',
    slow: 'Slowdown',
    openTable: 'Show as a table',
  },
  place: {
    scene: 'Scene',
    spell: 'Spell card',
    length: 'Length',
    presses: 'Presses a minute',
    noStages: 'A run of this kind is a single scene and keeps no stages.',
    noCapture: 'The file does not say whether the card was captured.',
    unnamed: 'Without a name',
  },
  versus: {
    title: 'Both sides',
    caption: 'Both sides of every match',
    stage: 'Match',
    own: 'Player',
    other: 'Opponent',
    machine: 'Machine',
    person: 'Person',
    score: 'Score at the start',
  },
  hints: {
    title: 'For review',
    staffOnly: 'Only replay staff see this. It is what reading the file brought up, not a verdict.',
    none: 'Nothing came up.',
  },
  compare: {
    action: 'Compare',
  },
}
