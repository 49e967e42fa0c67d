import type { keys as zh } from './keys.zh.ts'

export const keys: typeof zh = {
  title: 'Keyboard',
  search: 'Search',
  home: 'Home',
  replays: 'Replays',
  clubs: 'Clubs',
  fresh: 'New: a replay, a topic or a reply',
  next: 'Next in a list',
  previous: 'Previous in a list',
  help: 'This table',
  after: 'then',
  or: 'or',
}
