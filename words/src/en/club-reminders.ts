import type { clubReminders as zh } from '../zh/club-reminders.ts'

/** Reminders about topics and floors. */
export const clubReminders: typeof zh = {
  topicReply: (who, title) => `${who} answered in your topic “${title}”`,
  floorQuote: (who, title) => `${who} quoted you in “${title}”`,
  mention: (who, title) => `${who} mentioned you in “${title}”`,
  floorLike: (who, title) => `${who} liked what you wrote in “${title}”`,
  topicStaff: (title, act) => `Staff ${act} your topic “${title}”`,
  floorStaff: (title, floor, hidden) =>
    hidden ? `Staff hid your floor ${floor} in “${title}”` : `Your floor ${floor} in “${title}” is shown again`,
  floorHeld: (title, floor, pass) =>
    pass ? `Your floor ${floor} in “${title}” was approved` : `Your floor ${floor} in “${title}” was not approved`,
  floorReport: (title, floor, pass) =>
    pass
      ? `Your report on floor ${floor} of “${title}” was upheld. Thank you!`
      : `Your report on floor ${floor} of “${title}” was looked into: nothing wrong was found`,
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
}
