/** Reminders about iscore points. */
export const iscoreReminders = {
  iscoreDecided: (run: string, pass: boolean) =>
    pass ? `你的${run}审核通过，已计入 iscore` : `你的${run}没有通过审核，不计入 iscore`,
  pilotDecided: (pilot: string, pass: boolean) =>
    pass ? `机签 ${pilot} 已确认是你的` : `机签 ${pilot} 的确认没有通过`,
}
