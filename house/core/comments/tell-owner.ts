import type { Tx } from '#kit/db/database.ts'
import { beginningOf } from '#rules/text.ts'
import { mayReach } from '../reach/may-reach.ts'
import { remind } from '../reminders/remind.ts'
import type { CommentKind } from './comment-kind.ts'

/** Maximum length of the comment quoted in a reminder, in half-width columns. */
const quotedWidth = 80

interface SeenComment<Thing> {
  readonly thing: Thing
  readonly id: number
  readonly author: number
  readonly comment: string
  readonly now: Date
}

/** Reminds the owner of the thing, and notifies open pages, of a comment that has become visible. */
export async function tellOwner<Thing>(
  tx: Tx,
  kind: CommentKind<Thing>,
  { thing, id, author, comment, now }: SeenComment<Thing>,
): Promise<void> {
  const owner = kind.owner(thing)
  if (owner !== null && (await mayReach(tx, author, owner, 'replyReminder'))) {
    const reminder = kind.reminder(thing)
    const data = { ...reminder.data, comment: id, words: beginningOf(comment, quotedWidth) }
    await remind(tx, { ...reminder, kind: kind.reminderKind, data, to: owner, actor: author, now })
  }
  await kind.tellPages(tx, kind.subject(thing))
}
