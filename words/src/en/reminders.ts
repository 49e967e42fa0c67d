import type { reminders as zh } from '../zh/reminders.ts'

/** The reminders. Loaded with their page and the bell, not with the pack. */
export const reminders: typeof zh = {
  readAll: 'Mark all as read',
  all: 'See all reminders',
  bell: 'Latest reminders',
  isNew: 'Unread',
  fresh: 'Something new has come in: show it',
  none: 'Nothing new',
  empty: {
    title: 'No reminders yet',
    text: 'Likes, answers, mentions, new followers and what staff decide about your reports are told here.',
  },
  failed: 'The reminders did not arrive',
  kept: (days) => `Reminders of the same thing become one. They are kept for ${days} days, then cleared away.`,
  pager: 'Pages of reminders',
  previous: 'Previous page',
  next: 'Next page',
  page: (n) => `Page ${n}`,

  somebody: 'Somebody',
  who: (names, count) => {
    const others = count - names.length
    if (others > 0) return `${names.join(', ')} and ${others === 1 ? '1 other' : `${others} others`}`
    return names.join(' and ')
  },
  run: (game, code) => `${game} replay ${code}`,
}
