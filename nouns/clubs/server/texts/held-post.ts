import type { Held, HeldRule } from '#core/moderation/held-rule.ts'
import type { Prints } from '#core/moderation/prints.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import type { RichDocument } from '#rules/rich-text/document.ts'
import { faithfullyQuoted, quotedFloors, quotedNames } from './quoted-floors.ts'
import type { Written } from './written.ts'

interface Quoting {
  readonly topic: number
  readonly written: Pick<Written, 'document' | 'found' | 'prints'>
  readonly member: Pick<Caller, 'id' | 'black' | 'standing'>
}

/** A text whose quotes were compared with the quoted floors. */
interface Compared {
  /** The fingerprints of the writer's own words: those of a quote count if the quoted floor does not hold it. */
  readonly prints: Prints
  /** Authors' nicknames of faithfully quoted floors, by number. */
  readonly names: ReadonlyMap<number, string>
}

/** Whether a new floor waits, and what its quotes say. Reads quoted floors only for a text with quotes. */
export async function heldPost(
  tx: Tx,
  rule: HeldRule,
  { now, ...quoting }: Quoting & { readonly now: Date },
): Promise<Compared & { readonly held: Held }> {
  const { prints, names } = await compareQuotes(tx, rule, quoting)
  return { prints, names, held: await rule.post(tx, { member: quoting.member, now, prints }) }
}

async function compareQuotes(
  tx: Tx,
  rule: HeldRule,
  { topic, written: { document, found, prints } }: Quoting,
): Promise<Compared & { readonly faithful: ReadonlySet<number> }> {
  const floors = await quotedFloors(tx, topic, found.quoted)
  const faithful = faithfullyQuoted(document, floors)
  const names = quotedNames(floors, faithful)
  // The fingerprints made before the transaction leave all quotes out.
  if (found.quoted.every((floor) => faithful.has(floor))) return { prints, names, faithful }
  return { prints: rule.read(document, (floor) => faithful.has(floor)), names, faithful }
}

interface Editing extends Quoting {
  readonly number: number
  readonly now: Date
}

/**
 * Why a visible floor would have to wait if it were edited so, or null, and what its quotes say. Undefined if there is
 * no such floor. Locks no row of the floor.
 */
export async function editWaits(
  tx: Tx,
  rule: HeldRule,
  { number, now, ...quoting }: Editing,
): Promise<(Compared & { readonly waits: 'same' | 'link' | null }) | undefined> {
  const { topic, member } = quoting
  const [stored, { prints, names, faithful }] = await Promise.all([
    tx
      .selectFrom('floors as f')
      .innerJoin('floor_documents as d', 'd.floor', 'f.id')
      .select('d.document')
      .where('f.topic', '=', topic)
      .where('f.number', '=', number)
      .executeTakeFirst(),
    compareQuotes(tx, rule, quoting),
  ])
  if (!stored) return undefined
  const document = stored.document as RichDocument // it was validated on posting
  // What the floor says until now may stay: also a link in a quote of it.
  const { text } = rule.read(document, (floor) => faithful.has(floor))
  const before = { text, links: rule.read(document).links }
  return { prints, names, waits: await rule.edit(tx, { member, now, prints, before }) }
}
