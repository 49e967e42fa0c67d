import type { Language } from '#rules/language.ts'

/** A feed, independent of its format (RSS or Atom). */
export interface Feed {
  readonly title: string
  readonly description: string
  readonly language: Language
  /** Address of the HTML list whose entries the feed has. */
  readonly page: string
  /** The feed's own address; also its id in Atom. */
  readonly self: string
  /** Time of the newest entry; null for an empty feed. */
  readonly updated: Date | null
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  readonly title: string
  readonly link: string
  readonly at: Date
  readonly author: string
  readonly category: string
  readonly text: string
}
