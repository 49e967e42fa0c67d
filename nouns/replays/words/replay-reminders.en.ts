import type { replayReminders as zh } from './replay-reminders.zh.ts'

/** Reminders about replays. */
export const replayReminders: typeof zh = {
  replayComment: (who, run) => `${who} commented on your ${run}`,
  replayLike: (who, run) => `${who} liked your ${run}`,
  reportDone: (code, pass) =>
    pass
      ? `Your report on replay ${code} was upheld. Thank you!`
      : `Your report on replay ${code} was looked into: nothing wrong was found`,
  heldReplay: (code, pass) =>
    pass ? `Your replay ${code} was approved and is on the shelf` : `Your replay ${code} was not approved`,
  heldComment: (code, pass) =>
    pass ? `Your comment on replay ${code} was approved` : `Your comment on replay ${code} was not approved`,
  replayHidden: (code, hidden) =>
    hidden ? `Staff took your replay ${code} off the shelf` : `Your replay ${code} is back on the shelf`,
}
