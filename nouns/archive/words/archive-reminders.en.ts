import type { archiveReminders as zh } from './archive-reminders.zh.ts'

/** Reminders about archived runs. */
export const archiveReminders: typeof zh = {
  claimDecided: (run, pass) => (pass ? `The ${run} is yours now` : `Your claim on the ${run} was turned down`),
  archived: (game, pilot) => `archived ${game} run by ${pilot}`,
}
