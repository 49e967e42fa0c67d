import type { ReminderRow } from '@patisserie/contract/reminders'
import type { Language } from '@patisserie/rules/language'
import type { IconName } from '../../design/icons/icon.tsx'

/** How one kind of reminders shows. Each noun has a table of them in `kinds/`. */
export interface ReminderView {
  readonly icon: IconName
  /** Colour of the mark: people like, people speak, the house decides, the house warns. */
  readonly tone: 'warm' | 'cool' | 'fresh' | 'grave'
  readonly text: (told: ReminderTold) => ReminderText
}

export interface ReminderText {
  readonly say: string
  /** The quoted text of the reminder; empty if it has none. */
  readonly quote: string
  /** Path that the reminder leads to. */
  readonly to: string
}

/** A reminder with what the sentences of every noun need of it. */
export interface ReminderTold {
  readonly row: ReminderRow
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
