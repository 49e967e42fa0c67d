import type { suggest as zh } from './suggest.zh.ts'

export const suggest: typeof zh = {
  label: 'Suggestions',
  recent: 'Recent searches',
  clear: 'Clear',
  topics: 'Go to',
  people: 'People and clubs',
  filters: 'Narrow it down',
  act: 'Search',
  all: (text) => `Everything about “${text}”`,
  within: {
    club: (text) => `“${text}” in this club only`,
    topic: (text) => `“${text}” in this topic only`,
    person: (text) => `“${text}” by this person only`,
  },
  empty: 'Two letters are enough.',
  has: { picture: 'with pictures', replay: 'with replays' },
  no: { miss: 'no misses', bomb: 'no bombs' },
  found: (n) => (n === 0 ? 'No suggestions' : n === 1 ? '1 suggestion' : `${n} suggestions`),
}
