/** Reminders about archived runs. */
export const archiveReminders = {
  claimDecided: (run: string, pass: boolean) => (pass ? `${run}归到了你名下` : `${run}的认领没有通过`),
  archived: (game: string, pilot: string) => `${game}的历史记录（${pilot}）`,
}
