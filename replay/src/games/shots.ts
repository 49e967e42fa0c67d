import type { GameCode } from '../facts.ts'

/**
 * The shots and the stages of each game, by the raw numbers of a replay. They stand apart from what else reading needs
 * (`read-facts.ts`), as the ways of a run need no more.
 * Source: the project's games reference, checked against decoded replays.
 */
export const SHOTS: Readonly<Record<GameCode, GameShots>> = {
  th06: {
    shots: [
      { id: 'ReimuA', group: 'Reimu' },
      { id: 'ReimuB', group: 'Reimu' },
      { id: 'MarisaA', group: 'Marisa' },
      { id: 'MarisaB', group: 'Marisa' },
    ],
    subshots: 1,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra'],
  },
  th07: {
    shots: [
      { id: 'ReimuA', group: 'Reimu' },
      { id: 'ReimuB', group: 'Reimu' },
      { id: 'MarisaA', group: 'Marisa' },
      { id: 'MarisaB', group: 'Marisa' },
      { id: 'SakuyaA', group: 'Sakuya' },
      { id: 'SakuyaB', group: 'Sakuya' },
    ],
    subshots: 1,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra', 'Phantasm'],
  },
  th08: {
    shots: [
      { id: 'Reimu & Yukari', group: 'team' },
      { id: 'Marisa & Alice', group: 'team' },
      { id: 'Sakuya & Remilia', group: 'team' },
      { id: 'Youmu & Yuyuko', group: 'team' },
      { id: 'Reimu', group: 'solo' },
      { id: 'Yukari', group: 'solo' },
      { id: 'Marisa', group: 'solo' },
      { id: 'Alice', group: 'solo' },
      { id: 'Sakuya', group: 'solo' },
      { id: 'Remilia', group: 'solo' },
      { id: 'Youmu', group: 'solo' },
      { id: 'Yuyuko', group: 'solo' },
    ],
    subshots: 1,
    stages: ['1', '2', '3', '4A', '4B', '5', '6A', '6B', 'Extra'],
  },
  th09: {
    shots: [
      { id: 'Reimu', group: 'Reimu' },
      { id: 'Marisa', group: 'Marisa' },
      { id: 'Sakuya', group: 'Sakuya' },
      { id: 'Youmu', group: 'Youmu' },
      { id: 'Reisen', group: 'Reisen' },
      { id: 'Cirno', group: 'Cirno' },
      { id: 'Lyrica', group: 'Lyrica' },
      { id: 'Mystia', group: 'Mystia' },
      { id: 'Tewi', group: 'Tewi' },
      { id: 'Yuuka', group: 'Yuuka' },
      { id: 'Aya', group: 'Aya' },
      { id: 'Medicine', group: 'Medicine' },
      { id: 'Komachi', group: 'Komachi' },
      { id: 'Eiki', group: 'Eiki' },
      { id: 'Merlin', group: 'Merlin' },
      { id: 'Lunasa', group: 'Lunasa' },
    ],
    subshots: 1,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Stage 7', 'Stage 8', 'Stage 9'],
  },
  th095: {
    shots: [{ id: 'Aya', group: 'Aya' }],
    subshots: 1,
    stages: [],
  },
  th10: {
    shots: [
      { id: 'ReimuA', group: 'Reimu' },
      { id: 'ReimuB', group: 'Reimu' },
      { id: 'ReimuC', group: 'Reimu' },
      { id: 'MarisaA', group: 'Marisa' },
      { id: 'MarisaB', group: 'Marisa' },
      { id: 'MarisaC', group: 'Marisa' },
    ],
    subshots: 3,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra'],
  },
  th11: {
    shots: [
      { id: 'ReimuA', group: 'Reimu' },
      { id: 'ReimuB', group: 'Reimu' },
      { id: 'ReimuC', group: 'Reimu' },
      { id: 'MarisaA', group: 'Marisa' },
      { id: 'MarisaB', group: 'Marisa' },
      { id: 'MarisaC', group: 'Marisa' },
    ],
    subshots: 3,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra'],
  },
  th12: {
    shots: [
      { id: 'ReimuA', group: 'Reimu' },
      { id: 'ReimuB', group: 'Reimu' },
      { id: 'MarisaA', group: 'Marisa' },
      { id: 'MarisaB', group: 'Marisa' },
      { id: 'SanaeA', group: 'Sanae' },
      { id: 'SanaeB', group: 'Sanae' },
    ],
    subshots: 2,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra'],
  },
  th125: {
    shots: [
      { id: 'Aya', group: 'Aya' },
      { id: 'Hatate', group: 'Hatate' },
    ],
    subshots: 1,
    stages: [],
  },
  th128: {
    shots: [{ id: 'Cirno', group: 'Cirno' }],
    subshots: 1,
    stages: [
      'A1-1',
      'A1-2',
      'A1-3',
      'A2-2',
      'A2-3',
      'B1-1',
      'B1-2',
      'B1-3',
      'B2-2',
      'B2-3',
      'C1-1',
      'C1-2',
      'C1-3',
      'C2-2',
      'C2-3',
      'Extra',
    ],
  },
  th13: {
    shots: [
      { id: 'Reimu', group: 'Reimu' },
      { id: 'Marisa', group: 'Marisa' },
      { id: 'Sanae', group: 'Sanae' },
      { id: 'Youmu', group: 'Youmu' },
    ],
    subshots: 1,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra'],
  },
  th14: {
    shots: [
      { id: 'ReimuA', group: 'Reimu' },
      { id: 'ReimuB', group: 'Reimu' },
      { id: 'MarisaA', group: 'Marisa' },
      { id: 'MarisaB', group: 'Marisa' },
      { id: 'SakuyaA', group: 'Sakuya' },
      { id: 'SakuyaB', group: 'Sakuya' },
    ],
    subshots: 2,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra'],
  },
  th143: {
    shots: [{ id: 'Seija', group: 'Seija' }],
    subshots: 1,
    stages: [],
  },
  th15: {
    shots: [
      { id: 'Reimu', group: 'Reimu' },
      { id: 'Marisa', group: 'Marisa' },
      { id: 'Sanae', group: 'Sanae' },
      { id: 'Reisen', group: 'Reisen' },
    ],
    subshots: 1,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra'],
  },
  th16: {
    shots: [
      { id: 'ReimuSpring', group: 'Reimu' },
      { id: 'ReimuSummer', group: 'Reimu' },
      { id: 'ReimuAutumn', group: 'Reimu' },
      { id: 'ReimuWinter', group: 'Reimu' },
      { id: 'Reimu', group: 'Reimu' },
      { id: 'CirnoSpring', group: 'Cirno' },
      { id: 'CirnoSummer', group: 'Cirno' },
      { id: 'CirnoAutumn', group: 'Cirno' },
      { id: 'CirnoWinter', group: 'Cirno' },
      { id: 'Cirno', group: 'Cirno' },
      { id: 'AyaSpring', group: 'Aya' },
      { id: 'AyaSummer', group: 'Aya' },
      { id: 'AyaAutumn', group: 'Aya' },
      { id: 'AyaWinter', group: 'Aya' },
      { id: 'Aya', group: 'Aya' },
      { id: 'MarisaSpring', group: 'Marisa' },
      { id: 'MarisaSummer', group: 'Marisa' },
      { id: 'MarisaAutumn', group: 'Marisa' },
      { id: 'MarisaWinter', group: 'Marisa' },
      { id: 'Marisa', group: 'Marisa' },
    ],
    subshots: 5,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra'],
  },
  th165: {
    shots: [{ id: 'Sumireko', group: 'Sumireko' }],
    subshots: 1,
    stages: [],
  },
  th17: {
    shots: [
      { id: 'ReimuWolf', group: 'Reimu' },
      { id: 'ReimuOtter', group: 'Reimu' },
      { id: 'ReimuEagle', group: 'Reimu' },
      { id: 'MarisaWolf', group: 'Marisa' },
      { id: 'MarisaOtter', group: 'Marisa' },
      { id: 'MarisaEagle', group: 'Marisa' },
      { id: 'YoumuWolf', group: 'Youmu' },
      { id: 'YoumuOtter', group: 'Youmu' },
      { id: 'YoumuEagle', group: 'Youmu' },
    ],
    subshots: 3,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra'],
  },
  th18: {
    shots: [
      { id: 'Reimu', group: 'Reimu' },
      { id: 'Marisa', group: 'Marisa' },
      { id: 'Sakuya', group: 'Sakuya' },
      { id: 'Sanae', group: 'Sanae' },
    ],
    subshots: 1,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra'],
  },
  th20: {
    shots: [
      { id: 'ReimuRed', group: 'Reimu' },
      { id: 'ReimuRed2', group: 'Reimu' },
      { id: 'ReimuBlue', group: 'Reimu' },
      { id: 'ReimuBlue2', group: 'Reimu' },
      { id: 'ReimuYellow', group: 'Reimu' },
      { id: 'ReimuYellow2', group: 'Reimu' },
      { id: 'ReimuGreen', group: 'Reimu' },
      { id: 'ReimuGreen2', group: 'Reimu' },
      { id: 'MarisaRed', group: 'Marisa' },
      { id: 'MarisaRed2', group: 'Marisa' },
      { id: 'MarisaBlue', group: 'Marisa' },
      { id: 'MarisaBlue2', group: 'Marisa' },
      { id: 'MarisaYellow', group: 'Marisa' },
      { id: 'MarisaYellow2', group: 'Marisa' },
      { id: 'MarisaGreen', group: 'Marisa' },
      { id: 'MarisaGreen2', group: 'Marisa' },
    ],
    subshots: 8,
    stages: ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Extra'],
  },
  alco: {
    shots: [{ id: 'Isami', group: 'Isami' }],
    subshots: 1,
    stages: ['Stage 1', 'Stage 2', 'Stage 3'],
  },
}

export interface GameShots {
  /** Index = raw shot x `subshots` + raw sub-shot. */
  shots: readonly ShotId[]
  subshots: number
  /** Label of stored stage number n at n - 1. */
  stages: readonly string[]
}

export interface ShotId {
  id: string
  group: string
}
