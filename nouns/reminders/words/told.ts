import { gameTitle } from '#rules/games/game-names.ts'
import { isGam } from '#rules/games/games.ts'
import type { Language } from '#rules/language.ts'
import type { ReminderRow } from '../contract/reminders.ts'
import type { reminders } from './reminders.zh.ts'

/** A reminder in a sentence, and where it leads. */
export interface ReminderText {
  readonly say: string
  /** The quoted text of the reminder; empty if it has none. */
  readonly quote: string
  /** Path that the reminder leads to. */
  readonly to: string
}

/** The part of a reminder that its sentence needs. */
export type ReminderFacts = Pick<ReminderRow, 'SUBJECT' | 'ACTORS' | 'ACTORNUM' | 'DATA'>

/** A reminder with what the sentences of every noun need of it. */
export interface ReminderTold {
  readonly row: ReminderFacts
  /** The member who reads it. */
  readonly reader: number
  readonly language: Language
  /** The people behind it, in words. */
  readonly who: string
  /** The replay it is about, in words. */
  readonly run: string
  /** Name of the game; empty if there is none. */
  readonly game: string
  readonly pass: boolean
  /** A part of its data as text; empty where it is missing. */
  readonly text: (name: string) => string
}

/** The sentences of one noun by kind, from the noun's words in the reader's language. */
export type Sentences<Kind extends string, Words> = Readonly<
  Record<Kind, (told: ReminderTold, words: Words) => ReminderText>
>

interface Reader {
  readonly id: number
  readonly words: typeof reminders
  readonly language: Language
}

/** Prepares a reminder for its sentence. */
export function toldTo({ id, words, language }: Reader, row: ReminderFacts): ReminderTold {
  const text = (name: string): string => String(row.DATA[name] ?? '')
  const game = gameOf(row.DATA.game, language)
  const names = row.ACTORS.map((actor) => actor.NICK || words.somebody)
  return {
    row,
    reader: id,
    language,
    who: names.length === 0 ? words.somebody : words.who(names, row.ACTORNUM),
    run: words.run(game, text('code')),
    game,
    pass: row.DATA.verdict === 'pass',
    text,
  }
}

const gameOf = (game: unknown, language: Language): string =>
  typeof game === 'number' && isGam(game) ? gameTitle(game, language) : ''
