import type { Language } from '@patisserie/rules/language'

/** A feed before it is written in one of the formats. */
export interface Feed {
  readonly title: string
  readonly description: string
  readonly language: Language
  /** The list it is the feed of. */
  readonly page: string
  /** Its own address; also what tells it apart. */
  readonly self: string
  /** The instant of its newest entry; null without one. */
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
