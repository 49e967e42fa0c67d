import { lockHeldComment } from '#core/comments/held-comment.ts'
import { decideWaiting } from '#core/moderation/decide-waiting.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { saidWhy } from '#core/moderation/held-why.ts'
import { sharedBy } from '#core/moderation/shared-by.ts'
import { waitingQueue } from '#core/moderation/waiting-queue.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { PageAsked } from '#rules/paging.ts'
import type { betStaff } from '../../contract/bet-staff.ts'
import { betComments, commentedBet } from '../bet-comments.ts'

/** Comments on events that wait for staff. */
export const heldBetComments = waitingQueue<{
  readonly words: string
  readonly name: string
  readonly title: string
}>({
  name: 'bet-comments-held',
  kinds: ['comment'],
  columns: 'c.comment as words, b.name, b.title',
  joins: `join comments c on c.id = w.subject and c.kind = 'bet' join bets b on b.id = c.subject`,
})

/** POST /getBocaiHeld: oldest first. */
export async function listHeld(db: ReadDb, asked: PageAsked, rule: HeldRule) {
  const { page, rows } = await heldBetComments.page(db, asked)
  const shared = await sharedBy(db, rule, rows)
  return {
    ...page,
    rows: rows.map((row) => ({
      id: row.subject,
      since: row.held_at.toISOString(),
      why: saidWhy(row.held_why),
      SHARED: shared(row),
      UID: row.author,
      NICK: row.author_nick,
      HEAD: row.author_head,
      text: row.words,
      NAME: row.name,
      TITLE: row.title,
    })),
  }
}

/** POST /decideBocaiHeld: makes a waiting comment visible to everybody, or removes it. */
export const decideHeld = (call: Call<typeof betStaff.calls.decideHeld>) =>
  decideWaiting(call, {
    act: 'decideBocaiHeld',
    verdict: call.input.pass === 'Y' ? 'pass' : 'notPass',
    find: async () => {
      const { id } = call.input
      const lookup = { id, load: (subject: number) => commentedBet(call.db, subject), isGone: () => false }
      const held = (await lockHeldComment(call.db, betComments, lookup)) ?? call.refuse('missingHeld')
      const { thing, ...post } = held
      return {
        ...post,
        post: { kind: 'comment', subject: id },
        name: `comment:${id}`,
        reminder: { kind: 'betCommentDecided', data: { name: thing.name, title: thing.title } },
      }
    },
  })
