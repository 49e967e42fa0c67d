import { characterName } from '#rules/games/characters.ts'
import type { ReminderTold, Sentences } from '#words/reminders/told.ts'
import type { DragonReminders } from '../rules/dragon-reminders.ts'
import type { dragonReminders } from './dragon-reminders.zh.ts'

export const dragonSentences: Sentences<keyof DragonReminders, typeof dragonReminders> = {
  dragonBall: (told, words) => {
    const [name, round, ball] = [told.text('name'), Number(told.text('round')), Number(told.text('ball'))]
    const character = characterOf(told)
    const state = told.text('state')
    const say =
      state === 'declined' ? words.declined(name, character) : placed(state, words)(name, character, round, ball)
    return { say, quote: told.text('note'), to: `/e/${told.text('painting')}` }
  },
  dragonRound: (told, words) => ({
    say: words.closed(characterOf(told), Number(told.text('round')), Number(told.text('balls'))),
    quote: '',
    to: '/dragonball',
  }),
}

const placed = (state: string, words: typeof dragonReminders) => (state === 'emptied' ? words.emptied : words.set)

const characterOf = (told: ReminderTold): string => characterName(told.text('character'), told.language)
