import type { CallWords } from '#words/call-words.ts'
import type { search as searchContract } from '../../contract/search.ts'
import type { refusals as zh } from './search.zh.ts'

export const search: CallWords<typeof searchContract> = {
  name: 'Search',
  calls: {
    find: 'Search the site: topics, floors, replays, people, clubs',
    suggest: 'Suggestions while typing: topics, people, clubs, games and characters',
  },
}

export const refusals: typeof zh = {
  'se.filterAlone': 'This filter alone is too wide: add a word, or by: and a person, or game: and a game',
  'se.searchEmpty': 'Write what to look for, or add a filter',
  'se.searchLong': 'That is too long: a search takes 200 characters, 12 words and 8 filters at most',
  'se.searchSlow': 'That search took too long and was stopped. Add a character or a filter and try again',
  'se.searchSingle': 'One letter alone finds no floors or runs: write two or more',
  'se.byUnknown': 'Nobody is called so',
  'se.byHidden': 'They do not let this be listed',
  'se.inUnknown': 'There is no such club',
  'se.topicUnknown': 'This topic is not here any more',
}
