import type { reminderNames as zh } from './reminder-names.zh.ts'

/** What the settings call the reminders. */
export const reminderNames: typeof zh = {
  sections: { bets: 'Bets' },
  kinds: {
    betComment: 'Comments on my events',
    betCommentDecided: 'Review of my comments on events',
    betEnding: 'Events I have not staked on end within a day',
    betProposed: 'Results proposed for events I staked on',
    betResult: 'Events I staked on are paid',
    objectionDecided: 'Answers to my objections',
    betAsked: 'Events I want to open',
  },
}
