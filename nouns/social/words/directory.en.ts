import { formatNumber } from '#rules/text.ts'
import type { directory as zh } from './directory.zh.ts'

/** The members' directory. Not in the pack. */
export const directory: typeof zh = {
  sub: 'Signed-in members alone see this. If you would rather not be listed,',
  privacy: 'switch it off in privacy',
  label: 'Find people',
  hint: 'A nickname, pinyin or romaji',
  act: 'Find',
  sort: 'Sort',
  sorts: {
    newest: 'Newest first',
    followers: 'Most followers',
    replays: 'Most replays',
    active: 'Last seen',
    name: 'By name',
  },
  only: { replays: 'Only people who show their replays.', active: 'Only people who show that they are here.' },
  total: (n, more) => (n === 1 ? '1 member' : `${more ? 'Over ' : ''}${formatNumber(n)} members`),
  found: (q, total) => `“${q}”: ${total}`,
  all: 'Show all',
  followers: (n) => (n === 1 ? '1 follower' : `${formatNumber(n)} followers`),
  replays: (n) => (n === 1 ? '1 replay' : `${formatNumber(n)} replays`),
  joined: 'Joined',
  seen: 'Last seen',
  here: 'Here now',
  none: 'Nobody by that name',
  noneText: 'Try another spelling, or the first letters of the pinyin. They may not be listed here.',
  empty: 'Nobody to list this way yet',
  failed: 'The directory did not arrive',
  pager: 'Pages of the directory',
  previous: 'Previous page',
  next: 'Next page',
  page: (n) => `Page ${n}`,
}
