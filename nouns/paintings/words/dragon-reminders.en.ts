import type { dragonReminders as zh } from './dragon-reminders.zh.ts'

/** Reminders about dragon balls. */
export const dragonReminders: typeof zh = {
  set: (name, character, round, ball) => `Your painting “${name}” is ball ${ball} of ${character}, round ${round}`,
  emptied: (name, character, round, ball) =>
    `Your painting “${name}” is no longer ball ${ball} of ${character}, round ${round}`,
  declined: (name, character) => `Your painting “${name}” was not taken as a ball of ${character}`,
  closed: (character, round, balls) =>
    `All seven balls of ${character}, round ${round}, are there, ${balls} of them ${balls === 1 ? 'is' : 'are'} yours: choose a dessert for each`,
}
