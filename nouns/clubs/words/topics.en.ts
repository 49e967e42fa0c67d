import { formatNumber } from '#rules/text.ts'
import type { topics as zh } from './topics.zh.ts'

/** A topic in any list of topics. */
export const topics: typeof zh = {
  pinned: 'Pinned',
  pinnedUntil: (until) => `Pinned until ${until}`,
  locked: 'Locked',
  recommended: 'Pick',
  held: 'Waiting',
  heldHint: 'Shown to everybody once staff have looked at it',
  unread: 'New floors',
  firstUnread: 'First unread',
  floors: (n) => (n === 1 ? '1 floor' : `${formatNumber(n)} floors`),
  replies: (n) => (n === 1 ? '1 reply' : `${formatNumber(n)} replies`),
  likes: (n) => (n === 1 ? '1 like' : `${formatNumber(n)} likes`),
  last: (nick) => `Last floor, by ${nick}`,
  lastAnonymous: 'Last floor',

  /** Topics of one person. */
  person: {
    empty: 'No topics yet',
    failed: 'The topics did not arrive',
    pager: 'Pages of topics',
    previous: 'Previous page',
    next: 'Next page',
    page: (n) => `Page ${n}`,
  },

  home: {
    newest: { title: 'Fresh from the oven' },
    recommended: { title: 'Our picks' },
    active: { title: 'Busy today' },
    activeText: 'Who spoke in a topic last',
    all: 'All clubs',
    empty: 'Nobody has spoken yet. Pick a club and write its first topic.',
    said: (nick, words) => `${nick}: ${words}`,
    notice: 'Notice',
    previous: 'Previous notice',
    next: 'Next notice',
    pause: 'Stop turning by itself',
    play: 'Turn by itself',
    nth: (n, of) => `Notice ${n} of ${of}`,
    look: 'Have a look',
    failed: 'The topics did not arrive',
  },
}
