import type { iscoreReminders as zh } from './iscore-reminders.zh.ts'

/** Reminders about iscore points. */
export const iscoreReminders: typeof zh = {
  iscoreDecided: (run, pass) =>
    pass ? `Your ${run} was approved and counts for iscore` : `Your ${run} was not approved for iscore`,
  pilotDecided: (pilot, pass) =>
    pass ? `The signature ${pilot} is confirmed as yours` : `The signature ${pilot} was not confirmed`,
}
