import type { reminderNames as zh } from './reminder-names.zh.ts'

/** What the settings call the reminders. */
export const reminderNames: typeof zh = {
  sections: { paintings: 'Paintings' },
  kinds: {
    paintingComment: 'Comments on my paintings',
    paintingLike: 'Likes of my paintings',
    paintingReportDone: 'My reports on paintings',
    paintingHeldDecided: 'Review of my paintings and comments on paintings',
    paintingHidden: 'Staff acted on my painting',
    dragonBall: 'My paintings as dragon balls',
    dragonRound: 'Rounds with my dragon balls',
  },
}
