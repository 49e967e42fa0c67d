import type { titles as zh } from './titles.zh.ts'

export const titles: typeof zh = {
  liver: 'Hard work',
  game: 'Dodge game',
  matches: 'Competitions',
  map: 'School map',
  matche: 'Painting event',
  matchr: 'Replay event',
  downloads: 'Downloads',
}
