import { sql } from 'kysely'
import type { CommentKind } from '#core/comments/comment-kind.ts'
import { listComments, pageOfComment } from '#core/comments/list-comments.ts'
import { removeComment } from '#core/comments/remove-comment.ts'
import { writeComment } from '#core/comments/write-comment.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { announce } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { bets } from '../contract/bets.ts'
import { areCommentsOpen } from '../rules/bet-comments.ts'
import './tables.ts'

/** The columns of an event that its comments need. */
export interface CommentedBet {
  readonly id: number
  readonly name: string
  readonly title: string
  /** The member whose event it is; null: the house's. */
  readonly owner: number | null
}
interface OpenBet extends CommentedBet {
  readonly isOpen: boolean
}

/** POST /bocaiComment: adds a comment and answers its row as the list shows it. */
export const commentOnBet = (rule: HeldRule) => (call: Call<typeof bets.calls.comment>) => {
  const { db, input, now, refuse } = call
  const find = async (): Promise<OpenBet> => {
    const row = await commented(db).select('paid_at').where('name', '=', input.bocaiName).executeTakeFirst()
    if (!row) return refuse('betUnknown')
    const { paid_at, ...bet } = row
    return { ...bet, isOpen: areCommentsOpen(paid_at, now) }
  }
  return writeComment(call, betComments, { text: input.comment, find, rule })
}

/** POST /delBocaiComment: removes the caller's own comment. */
export const removeBetComment = (call: Call<typeof bets.calls.removeComment>) => removeComment(call, betComments)

/** POST /getBocaiComments: newest first. */
export async function listBetComments({ db, input, refuse }: Call<typeof bets.calls.comments>) {
  const { bocaiName, at, ...asked } = input
  const [bet] = await db.named<{ id: number; comments: number }>(headStatement, [bocaiName])
  if (!bet) return refuse('betUnknown')
  const thing = { kind: betComments.kind, subject: bet.id, total: bet.comments }
  return listComments(db, thing, at === undefined ? asked : await pageOfComment(db, thing, { ...asked, id: at }))
}

/** The event that a comment is on. */
export const commentedBet = (tx: Tx, id: number): Promise<OpenBet> =>
  commented(tx)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
    .then((bet) => ({ ...bet, isOpen: true }))

const commented = (tx: Tx) =>
  tx
    .selectFrom('bets')
    .select(['id', 'name', 'title', sql<number | null>`case when of_member then opener end`.as('owner')])
    .where('opened_at', 'is not', null)

export const betComments: CommentKind<OpenBet> & { readonly kind: 'bet' } = {
  kind: 'bet',
  ledgerKind: 'bet',
  table: 'bets',
  exported: 'thing.name as event, thing.title',
  subject: ({ id }) => id,
  owner: ({ owner }) => owner,
  takesComments: ({ isOpen }) => isOpen,
  count: (tx, id, by) =>
    tx
      .updateTable('bets')
      .set((eb) => ({ comments: eb('comments', '+', by) }))
      .where('id', '=', id)
      .execute(),
  uncount: async (tx, member) => {
    await sql`update bets b set comments = comments - c.seen
      from (select subject, count(*) as seen from comments
            where kind = 'bet' and author = ${member} and removed_at is null and held_at is null group by subject) c
      where b.id = c.subject`.execute(tx)
  },
  reminderKind: 'betComment',
  reminder: ({ id, name, title }) => ({ subject: `bet:${id}`, data: { name, title } }),
  tellPages: async (tx, id) => {
    const { name } = await tx.selectFrom('bets').select('name').where('id', '=', id).executeTakeFirstOrThrow()
    announce(tx, `bet:${name}`)
  },
}

const headStatement = {
  name: 'bet-comments-head',
  sql: 'select id, comments from bets where name = $1 and opened_at is not null',
}
