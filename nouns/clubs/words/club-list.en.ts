import { formatNumber } from '#rules/text.ts'
import type { clubList as zh } from './club-list.zh.ts'

const many = (n: number, word: string): string => `${formatNumber(n)} ${word}${n === 1 ? '' : 's'}`

/** The list of clubs. */
export const clubList: typeof zh = {
  count: (clubs, topics) => `${many(clubs, 'club')}, ${many(topics, 'topic')}`,
  empty: 'No clubs yet',
  failed: 'The clubs did not arrive',
  quiet: 'Nobody has spoken yet',
  propose: 'Propose one',
  often: { title: 'Where you go' },
  oftenNew: (floors) => `${formatNumber(floors)} new`,
  oftenRead: 'all read',
  oftenNone: 'Clubs whose topics you read will stand here.',
  all: { title: 'All clubs' },
  find: 'Find a club',
  findNone: (words) => `No club called “${words}”`,
}
