import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { house } from '#rules/ledger/houses.ts'
import { reasonOf, subjectKindOf } from '#rules/ledger/reasons.ts'
import { type Resource, resourceOf } from '#rules/ledger/resources.ts'
import type { PersonalData } from '../members/personal-data.ts'
import { postTransfer } from './post-transfer.ts'
import { walletOf } from './reads.ts'
import './tables.ts'

/**
 * Personal data: balances and the statement. The ledger holds ids only and is never changed: whoever is forgotten has
 * what they held burned, in a transfer of its own.
 */
export const ledgerData = (now: () => Date): PersonalData => ({
  name: 'ledger',
  tables: ['ledger_balances', 'ledger_moves'],
  export: async (db, member) => {
    const { rows } = await sql<ExportedLine>`
      select p.at, p.reason, p.kind, p.subject, m.resource,
          case when m.target = ${member} then m.amount else -m.amount end as amount,
          case when m.target = ${member} then m.target_after else m.source_after end as balance
        from ledger_moves m join ledger_posts p on p.id = m.post
        where m.source = ${member} or m.target = ${member} order by m.post, m.n`.execute(db as Tx) // a plain select
    const statement = rows.map(({ reason, kind, resource, ...line }) => ({
      ...line,
      reason: reasonOf(reason),
      about: subjectKindOf(kind),
      resource: resourceOf(resource),
    }))
    return { ...(await walletOf(db, member)), statement }
  },
  // What somebody earned is nothing that others see or build on.
  stands: () => Promise.resolve(false),
  forget: async (tx, member) => {
    const { balances } = await walletOf(tx, member)
    const held = Object.entries(balances) as [Resource, number][] // the keys of Balances
    const moves = held
      .filter(([, amount]) => amount > 0)
      .map(([resource, amount]) => ({ from: member, to: house('burn'), resource, amount }))
    if (moves.length === 0) return
    // Forgetting may run again: what came in meanwhile is burned by a transfer of its own.
    const { lines } = await tx
      .selectFrom('ledger_balances')
      .select((eb) => eb.fn.sum<number>('lines').as('lines'))
      .where('holder', '=', member)
      .executeTakeFirstOrThrow()
    await postTransfer(tx, {
      reason: 'closed',
      about: { kind: 'member', id: member },
      key: `closed:${member}:${lines}`,
      at: now(),
      moves,
    })
  },
})

interface ExportedLine {
  readonly at: Date
  readonly reason: number
  readonly kind: number
  readonly subject: number
  readonly resource: number
  readonly amount: number
  readonly balance: number
}
