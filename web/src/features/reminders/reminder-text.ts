import type { ReminderRow } from '@patisserie/contract/reminders'
import { gameLabel, isGam } from '@patisserie/rules/games/games'
import type { Language } from '@patisserie/rules/language'
import type { ReminderText } from './reminder-view.ts'
import { reminderViews } from './reminder-views.ts'
import type { RemindersWords } from './reminders-words.ts'

interface Reader {
  readonly id: number
  readonly words: RemindersWords
  readonly language: Language
}

/** A reminder in a sentence, and where it leads. */
export function reminderText(row: ReminderRow, { id, words, language }: Reader): ReminderText {
  const text = (name: string): string => String(row.DATA[name] ?? '')
  const game = gameOf(row.DATA.game, language)
  const names = row.ACTORS.map((actor) => actor.NICK || words.somebody)
  return reminderViews[row.KIND].text({
    row,
    reader: id,
    language,
    who: names.length === 0 ? words.somebody : words.who(names, row.ACTORNUM),
    run: words.run(game, text('code')),
    game,
    pass: row.DATA.verdict === 'pass',
    text,
  })
}

const gameOf = (game: unknown, language: Language): string =>
  typeof game === 'number' && isGam(game) ? gameLabel(game, language) : ''
