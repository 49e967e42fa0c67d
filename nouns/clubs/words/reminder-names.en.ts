import type { reminderNames as zh } from './reminder-names.zh.ts'

/** What the settings call the reminders. */
export const reminderNames: typeof zh = {
  sections: { clubs: 'Clubs' },
  kinds: {
    topicReply: 'Answers in my topics',
    floorQuote: 'Somebody quotes me',
    mention: 'Somebody mentions me',
    floorLike: 'Likes of my floors',
    topicStaff: 'Staff acted on my topic',
    floorStaff: 'Staff hid or restored my floor',
    floorHeld: 'Review of my floors',
    floorReport: 'My reports on floors',
    topicKeeper: 'A keeper acted on my topic',
    floorHidden: 'Members covered my floor',
    hidingDecided: 'Floors that I covered',
    clubProposal: 'My club proposals',
    clubKeeper: 'Keeper of a club',
  },
}
