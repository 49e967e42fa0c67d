import type { reminderNames as zh } from './reminder-names.zh.ts'

/** What the settings call the reminders. */
export const reminderNames: typeof zh = {
  sections: { replays: 'Replays', iscore: 'Score board' },
  kinds: {
    replayComment: 'Comments on my replays',
    replayLike: 'Likes of my replays',
    reportDone: 'My reports on replays',
    heldDecided: 'Review of my replays and comments',
    replayHidden: 'Staff hid or restored my replay',
    iscoreDecided: 'Review of my high scores',
    pilotDecided: 'My claims to signatures',
  },
}
