import type { replays as zh } from '../zh/replays.ts'

export const replays: typeof zh = {
  title: 'Replays',
  description: 'Replays uploaded by players, by game, difficulty and score.',
  uploadTitle: 'Upload a replay',
  gone: 'This replay is not here any more',
}
