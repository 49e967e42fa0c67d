import type { paintingReminders as zh } from './painting-reminders.zh.ts'

/** Reminders about paintings. */
export const paintingReminders: typeof zh = {
  paintingComment: (who, name) => `${who} commented on your painting “${name}”`,
  paintingLike: (who, name) => `${who} liked your painting “${name}”`,
  paintingReportDone: (name, pass) =>
    pass
      ? `Your report on the painting “${name}” was upheld. Thank you!`
      : `Your report on the painting “${name}” was looked into: nothing wrong was found`,
  heldPainting: (name, pass) =>
    pass ? `Your painting “${name}” was approved and hangs on the wall` : `Your painting “${name}” was not approved`,
  heldComment: (name, pass) =>
    pass ? `Your comment on “${name}” was approved` : `Your comment on “${name}” was not approved`,
  paintingHidden: (name, hidden) =>
    hidden ? `Your painting “${name}” was taken off the wall` : `Your painting “${name}” hangs on the wall again`,
  pictureReplaced: (name) => `Staff replaced a picture of your painting “${name}”`,
}
