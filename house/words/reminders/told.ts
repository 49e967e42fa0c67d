import { gameTitle } from '#rules/games/game-names.ts'
import { isGam } from '#rules/games/games.ts'
import type { Language } from '#rules/language.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import type { ReminderPolicy } from '#rules/people/reminder-policy.ts'

/** A reminder in a sentence, and where it leads. */
export interface ReminderText {
  readonly say: string
  /** The quoted text of the reminder; empty if it has none. */
  readonly quote: string
  /** Path that the reminder leads to. */
  readonly to: string
}

/** The part of a reminder that its sentence needs, as a row of the list has it. */
export interface ReminderFacts {
  readonly SUBJECT: string
  /** The last members who caused it. */
  readonly ACTORS: readonly { readonly UID: number; readonly NICK: string }[]
  /** Number of different members who caused it. */
  readonly ACTORNUM: number
  readonly DATA: Readonly<Record<string, string | number>>
}

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

/** A kind with what becomes of it, and its sentence. */
export interface ToldKind extends ReminderPolicy {
  readonly say: (told: ReminderTold) => ReminderText
}

/** Kinds of reminders with their sentences. */
export type ToldKinds<Kind extends string = ReminderKind> = Readonly<Record<Kind, ToldKind>>

/** The sentences of a noun with its words in both languages. */
export const toldOf = <Kind extends string, Words>(
  policies: Readonly<Record<Kind, ReminderPolicy>>,
  sentences: Sentences<Kind, Words>,
  words: Readonly<Record<Language, Words>>,
): ToldKinds<Kind> => {
  const kinds = Object.keys(policies) as Kind[] // its own keys
  const said = kinds.map((kind) => {
    const say = (told: ReminderTold): ReminderText => sentences[kind](told, words[told.language])
    return [kind, { ...policies[kind], say }] as const
  })
  return Object.fromEntries(said) as ToldKinds<Kind> // the same keys
}

/** Words that the sentences of all nouns are made of. */
export interface CommonWords {
  /** Somebody whose account is gone. */
  readonly somebody: string
  /** The last people of a reminder, and how many there are in all. */
  readonly who: (names: readonly string[], all: number) => string
  readonly run: (game: string, code: string) => string
}

interface Reader {
  readonly id: number
  readonly words: CommonWords
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
