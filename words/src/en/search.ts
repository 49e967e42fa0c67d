import type { search as zh } from '../zh/search.ts'

export const search: typeof zh = {
  title: 'Search',
  found: (q) => `Results for “${q}”`,
  label: 'What to look for',
  hint: 'Titles of topics, signatures and notes of runs, people',
  act: 'Search',
  start: 'A few letters are enough: runs, topics and people are searched together',
  runs: 'Runs',
  topics: 'Topics',
  topicsOf: (club) => `Topics in “${club}”`,
  people: 'People',
  lookIn: 'Go on in the replay list',
  ways: {
    pilot: 'by signature',
    uploader: 'by uploader',
    comment: 'by note',
    code: 'by code',
  },
  all: 'Search the whole site',
  noRuns: 'No run is signed like this or has it in its note',
  noTopics: 'No topic has these words in its title',
  noPeople: 'Nobody is called so',
  failed: 'The search did not go through',
}
