import { isMember } from '@patisserie/rules/ledger/houses'
import { subjectKindOf } from '@patisserie/rules/ledger/reasons'
import { resources } from '@patisserie/rules/ledger/resources'
import type { Tx } from '../../kit/db/database.ts'
import { postTransfer } from './post-transfer.ts'

/**
 * Takes back what a transfer had brought its members, as a transfer of its own; what they no longer have becomes their
 * debt. Once per key: false if there is no such transfer or it was taken back before. What had paid a debt is not given
 * again.
 */
export async function takeBack(tx: Tx, key: string, at: Date): Promise<boolean> {
  const post = await tx
    .selectFrom('ledger_posts')
    .select(['id', 'kind', 'subject'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!post) return false
  const moves = await tx
    .selectFrom('ledger_moves')
    .select(['resource', 'source', 'target', 'amount'])
    .where('post', '=', post.id)
    .orderBy('n')
    .execute()
  const brought = moves.filter(({ source, target }) => !isMember(source) && isMember(target))
  if (brought.length === 0) return false
  const about = { kind: subjectKindOf(post.kind), id: post.subject }
  return postTransfer(tx, {
    reason: 'takenBack',
    about,
    key: `back:${key}`,
    at,
    moves: brought.map(({ resource, source, target, amount }) => ({
      from: target,
      to: source,
      resource: resources[resource] ?? 'score',
      amount,
    })),
    short: 'owe',
  })
}
