import { formatNumber } from '#rules/text.ts'
import type { reminders as zh } from './reminders.zh.ts'

/** The reminders. Loaded with their page and the bell, not with the pack. */
export const reminders: typeof zh = {
  readAll: 'Mark all as read',
  all: 'See all reminders',
  bell: 'Latest reminders',
  isNew: 'Unread',
  fresh: (n) => (n === 1 ? '1 new reminder: show it' : `${formatNumber(n)} new reminders: show them`),
  unread: (n) => `${formatNumber(n)} unread`,
  unreadIn: (n) => `, ${formatNumber(n)} unread`,
  filter: 'Reminders by type',
  groups: {
    all: 'All',
    talk: 'Mentions and replies',
    likes: 'Likes',
    follows: 'Follows',
    gifts: 'Gifts',
    replays: 'Replays',
    paintings: 'Paintings',
    clubs: 'Clubs',
    house: 'From the house',
  },
  rest: 'Everything else',
  onlyUnread: 'Unread only',
  withRead: 'Show read ones too',
  today: 'Today',
  yesterday: 'Yesterday',
  readGroup: (group) => `Mark “${group}” as read`,
  marked: (n) => `${formatNumber(n)} marked as read`,
  undo: 'Undo',
  undoMark: 'Undo mark as read',
  restored: (n) => (n > 0 ? `${formatNumber(n)} unread again` : 'Nothing was left to restore'),
  nextUnread: (n) => `Next unread, ${formatNumber(n)} more`,
  noneUnread: 'All read',
  noneOfGroup: 'No reminders of this type yet',
  filtered: (group) => `Only “${group}” is shown.`,
  clearFilter: 'Show all reminders',
  none: 'Nothing new',
  empty: {
    title: 'No reminders yet',
    text: 'Likes, answers, mentions, new followers and what staff decide about your reports are told here.',
  },
  settings: 'Settings of reminders',
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
