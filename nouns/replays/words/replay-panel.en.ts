import type { replayPanel as zh, pageJump as zhJump, savedFilters as zhSaved } from './replay-panel.zh.ts'

export { replayDrop } from './replay-drop.en.ts'

export const replayPanel: typeof zh = {
  title: 'More filters',
  game: 'Game',
  shot: 'Shot',
  shotHint: 'With a game chosen, its shots too',
  category: 'Category',
  type: 'Kind of replay',
  flags: 'Claims',
  flagsHint: 'All of them claimed, and none disproved by the file',
  proved: 'Only where the file proves them',
  pilot: 'Pilot',
  pilotHint: 'The whole name signed in the file; case does not matter',
  time: 'Uploaded',
  anyTime: 'Any time',
  between: 'Between two days',
  from: 'From',
  to: 'To',
  score: 'Score',
  least: 'At least',
  most: 'At most',
  scoreHint: 'You can write 150m, 1.2b or 3,000,000',
  scoreWrong: 'This is not a score we can read',
  scoreHigh: 'No game can count as high as this',
  any: 'Any',
  apply: 'Show results',
  reset: 'Clear',
}

export const savedFilters: typeof zhSaved = {
  title: 'Saved filters',
  lead: 'Give the filter you see a name, and it is one click away from now on.',
  name: 'Name',
  save: 'Save this filter',
  saved: 'Filter saved',
  nothingSet: 'No filter is set now. Set one, then save it here.',
  list: 'Your filters',
  none: 'You have not saved any filter yet.',
  remove: (name) => `Delete “${name}”`,
  removed: (name) => `“${name}” deleted`,
  undo: 'Undo',
  all: 'All replays',
  feed: (name) => `Subscribe to “${name}” (RSS)`,
}

/** The way to a page by its number. */
export const pageJump: typeof zhJump = {
  label: 'Page to jump to',
  short: 'Jump to',
  go: 'Go',
}
