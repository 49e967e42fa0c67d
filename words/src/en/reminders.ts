import type { reminders as zh } from '../zh/reminders.ts'

/** The reminders: loaded with the page and the bell, not with the pack. */
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
  says: {
    replayComment: (who, run) => `${who} commented on your ${run}`,
    replayLike: (who, run) => `${who} liked your ${run}`,
    topicReply: (who, title) => `${who} answered in your topic “${title}”`,
    floorQuote: (who, title) => `${who} quoted you in “${title}”`,
    mention: (who, title) => `${who} mentioned you in “${title}”`,
    floorLike: (who, title) => `${who} liked what you wrote in “${title}”`,
    follow: (who) => `${who} followed you`,
    reportDone: (code, pass) =>
      pass
        ? `Your report on replay ${code} was upheld. Thank you!`
        : `Your report on replay ${code} was looked into: nothing wrong was found`,
    claimDecided: (run, pass) => (pass ? `The ${run} is yours now` : `Your claim on the ${run} was turned down`),
    iscoreDecided: (run, pass) =>
      pass ? `Your ${run} was approved and counts for iscore` : `Your ${run} was not approved for iscore`,
    pilotDecided: (pilot, pass) =>
      pass ? `The signature ${pilot} is confirmed as yours` : `The signature ${pilot} was not confirmed`,
    heldReplay: (code, pass) =>
      pass ? `Your replay ${code} was approved and is on the shelf` : `Your replay ${code} was not approved`,
    heldComment: (code, pass) =>
      pass ? `Your comment on replay ${code} was approved` : `Your comment on replay ${code} was not approved`,
    replayHidden: (code, hidden) =>
      hidden ? `Staff took your replay ${code} off the shelf` : `Your replay ${code} is back on the shelf`,
    topicStaff: (title, act) => `Staff ${act} your topic “${title}”`,
    floorStaff: (title, floor, hidden) =>
      hidden ? `Staff hid your floor ${floor} in “${title}”` : `Your floor ${floor} in “${title}” is shown again`,
    floorHeld: (title, floor, pass) =>
      pass ? `Your floor ${floor} in “${title}” was approved` : `Your floor ${floor} in “${title}” was not approved`,
    floorReport: (title, floor, pass) =>
      pass
        ? `Your report on floor ${floor} of “${title}” was upheld. Thank you!`
        : `Your report on floor ${floor} of “${title}” was looked into: nothing wrong was found`,
    blackSet: (until) => (until === '' ? 'You were put on the blacklist' : `You are on the blacklist until ${until}`),
    blackLifted: 'You are off the blacklist',
    staff: (codes) => (codes === '' ? 'You are no longer staff' : `Your staff permissions changed: ${codes}`),
  },
  topicActs: {
    pin: 'pinned',
    unpin: 'unpinned',
    lock: 'locked',
    unlock: 'unlocked',
    move: 'moved',
    hide: 'hid',
    restore: 'brought back',
    rename: 'renamed',
  },
  archived: (game, pilot) => `archived ${game} run by ${pilot}`,
}
