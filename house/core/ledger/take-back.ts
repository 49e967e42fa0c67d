import type { Tx } from '#kit/db/database.ts'
import { isMember } from '#rules/ledger/houses.ts'
import { reasonOf, subjectKindOf } from '#rules/ledger/reasons.ts'
import { resourceOf } from '#rules/ledger/resources.ts'
import { type Move, postTransfer } from './post-transfer.ts'

/**
 * Takes back what a transfer had brought its members, as a transfer of its own; what they no longer have becomes their
 * debt. Once per key: false if there is no such transfer or it was taken back before. What had paid a debt is not given
 * again.
 */
export async function takeBack(tx: Tx, key: string, at: Date): Promise<boolean> {
  const post = await broughtBy(tx, key)
  if (!post) return false
  const { about, moves } = post
  const back = moves.map(({ from, to, ...what }) => ({ ...what, from: to, to: from }))
  return postTransfer(tx, { reason: 'takenBack', about, key: `back:${key}`, at, moves: back, short: 'owe' })
}

/**
 * Brings again what was taken back, where that proved wrong. Answers the key of the new transfer, which can be taken back
 * as the first one was; null if there is nothing to bring.
 */
export async function giveBack(tx: Tx, key: string, at: Date): Promise<string | null> {
  const post = await broughtBy(tx, key)
  const again = `${key}+`
  if (!post || !(await postTransfer(tx, { ...post, key: again, at }))) return null
  return again
}

/** A transfer as far as it brought something to members. */
async function broughtBy(tx: Tx, key: string) {
  const post = await tx
    .selectFrom('ledger_posts')
    .select(['id', 'reason', 'kind', 'subject'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!post) return null
  const rows = await tx
    .selectFrom('ledger_moves')
    .select(['resource', 'source', 'target', 'amount'])
    .where('post', '=', post.id)
    .orderBy('n')
    .execute()
  const moves = rows
    .filter(({ source, target }) => !isMember(source) && isMember(target))
    .map(
      ({ resource, source, target, amount }): Move => ({
        from: source,
        to: target,
        resource: resourceOf(resource),
        amount,
      }),
    )
  if (moves.length === 0) return null
  return { reason: reasonOf(post.reason), about: { kind: subjectKindOf(post.kind), id: post.subject }, moves }
}
