import type { HeldRule } from '#core/moderation/held-rule.ts'
import type { Prints } from '#core/moderation/prints.ts'
import type { Related } from '#core/reach/may-reach.ts'
import { type CleanText, cleanText } from '#core/rich-text/clean-text.ts'
import { renderText } from '#core/rich-text/render-html.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Language } from '#rules/language.ts'
import type { RichTextProblem } from '#rules/rich-text/problems.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import { renderSources } from './render-sources.ts'

/** A validated text, before anything is read from the database. */
export interface Written extends CleanText {
  readonly language: Language
  /** As if every quote were faithful: see `heldPost`. */
  readonly prints: Prints
}

interface Sent {
  readonly document: unknown
  readonly language: Language
  readonly held: HeldRule
  readonly refuse: (problem: RichTextProblem) => never
}

/** Validates and cleans a sent document; refuses what the rules forbid. */
export function readWritten({ document, language, held, refuse }: Sent): Written {
  const read = cleanText(document, { pictures: limits.floorPicturesPrivileged })
  return read.ok ? { ...read.text, language, prints: held.read(read.text.document, () => true) } : refuse(read.problem)
}

interface Page {
  /** Mentioned members and their relation to the author. */
  readonly people: ReadonlyMap<number, Related>
  /** Authors' nicknames of faithfully quoted floors, by number. */
  readonly names: ReadonlyMap<number, string>
  readonly author: number
}

/** Renders the text to HTML. */
export async function renderWritten(
  tx: Tx,
  { document, language }: Written,
  { people, names, author }: Page,
): Promise<string> {
  return (await renderText(document, renderSources(tx, { language, people, names, asker: author }))).html
}

/** Whether the text has more pictures than everybody may show. */
export const hasManyPictures = ({ pictures }: Written): boolean => pictures > limits.floorPictures

/** What the budgets of new accounts count in a text. */
export const countedIn = ({ found }: Written, prints: Prints) => ({
  mentions: found.mentions.length,
  links: prints.links.length,
})
