import type { clubReminders as zh } from './club-reminders.zh.ts'

/** Reminders about topics and floors. */
export const clubReminders: typeof zh = {
  topicReply: (who, title) => `${who} answered in your topic “${title}”`,
  floorQuote: (who, title) => `${who} quoted you in “${title}”`,
  mention: (who, title) => `${who} mentioned you in “${title}”`,
  floorLike: (who, title) => `${who} liked what you wrote in “${title}”`,
  topicStaff: (title, act) => `Staff ${act} your topic “${title}”`,
  floorStaff: (title, floor, state) =>
    state === 'shown'
      ? `Your floor ${floor} in “${title}” is shown again`
      : `${state === 'judged' ? 'Two members who decide reports' : 'Staff'} hid your floor ${floor} in “${title}”`,
  floorHeld: (title, floor, pass) =>
    pass ? `Your floor ${floor} in “${title}” was approved` : `Your floor ${floor} in “${title}” was not approved`,
  floorReport: (title, floor, pass) =>
    pass
      ? `Your report on floor ${floor} of “${title}” was upheld. Thank you!`
      : `Your report on floor ${floor} of “${title}” was looked into: nothing wrong was found`,
  topicKeeper: (title, act) => `A keeper of the club ${act} your topic “${title}”`,
  floorHidden: (title, floor) => `Members covered your floor ${floor} in “${title}”: it waits for staff`,
  hidingDecided: (title, floor, pass) =>
    pass
      ? `Staff took away floor ${floor} of “${title}”, which you covered. Thank you!`
      : `Staff brought back floor ${floor} of “${title}”, which you covered: you cannot cover floors for a week`,
  clubProposal: (name, pass) => (pass ? `Your club “${name}” has opened` : `Your club “${name}” was not opened`),
  clubKeeper: (name, named) =>
    named ? `You are a keeper of the club “${name}” now` : `You are no keeper of the club “${name}” any more`,
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
