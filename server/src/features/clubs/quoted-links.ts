import type { RichDocument } from '@patisserie/rules/rich-text/document'
import type { Held, HeldRule } from '../../core/moderation/held-rule.ts'
import type { Prints } from '../../core/moderation/prints.ts'
import type { Tx } from '../../kit/db/database.ts'
import type { Caller } from '../../kit/http/call.ts'
import type { Written } from './written.ts'

interface Quoting {
  readonly topic: number
  readonly written: Pick<Written, 'found' | 'prints'>
  readonly member: Pick<Caller, 'id' | 'black' | 'standing'>
}

/** Whether a new floor waits, and its fingerprints without what it only quotes. */
export async function heldPost(
  tx: Tx,
  rule: HeldRule,
  { now, ...quoting }: Quoting & { readonly now: Date },
): Promise<{ readonly held: Held; readonly prints: Prints }> {
  const prints = await withoutQuoted(tx, rule, quoting)
  return { prints, held: await rule.post(tx, { member: quoting.member, now, prints }) }
}

/**
 * The fingerprints of a text without the quoted links that the quoted floors really have: who quotes a link that
 * everybody sees spreads nothing new. Only a new account's links wait, so nothing is read for others.
 */
async function withoutQuoted(
  tx: Tx,
  rule: HeldRule,
  { topic, written: { found, prints }, member }: Quoting,
): Promise<Prints> {
  if (member.standing !== 'new' || prints.quotedLinks.length === 0) return prints
  const rows = await tx
    .selectFrom('floors as f')
    .innerJoin('floor_documents as d', 'd.floor', 'f.id')
    .select('d.document')
    .where('f.topic', '=', topic)
    .where('f.number', 'in', [...found.quoted])
    .where('f.removed_at', 'is', null)
    .where('f.held_at', 'is', null)
    .execute()
  // Stored documents were validated on posting.
  const theirs = rows.map(({ document }) => rule.read(document as RichDocument))
  const seen = new Set(theirs.flatMap(({ links, quotedLinks }) => [...links, ...quotedLinks]))
  return { ...prints, quotedLinks: prints.quotedLinks.filter((link) => !seen.has(link)) }
}

interface Editing extends Quoting {
  readonly number: number
  readonly now: Date
}

/** Why a visible floor would have to wait if it were edited so, or null. Locks no row of the floor. */
export async function editWaits(
  tx: Tx,
  rule: HeldRule,
  { number, now, ...quoting }: Editing,
): Promise<'same' | 'link' | null> {
  const { topic, member } = quoting
  const stored = await tx
    .selectFrom('floors as f')
    .innerJoin('floor_documents as d', 'd.floor', 'f.id')
    .select('d.document')
    .where('f.topic', '=', topic)
    .where('f.number', '=', number)
    .executeTakeFirst()
  if (!stored) return null
  const prints = await withoutQuoted(tx, rule, quoting)
  const before = rule.read(stored.document as RichDocument) // it was validated on posting
  return rule.edit(tx, { member, now, prints, before })
}
