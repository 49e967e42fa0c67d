import { type RawBuilder, sql } from 'kysely'
import { announce, touchAtCommit } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import { codeOf } from '#kit/is-code.ts'
import { type Holder, isMember } from '#rules/ledger/houses.ts'
import { type Reason, reasons, type SubjectKind, subjectKinds } from '#rules/ledger/reasons.ts'
import { isLevel, type Resource, resourceNumber, resourceOf } from '#rules/ledger/resources.ts'
import { walletNote } from './live-topic.ts'
import './tables.ts'

/** A whole amount above 0 of one resource, from one holder to another: a member's id, or `house(...)`. */
export interface Move {
  readonly from: Holder
  readonly to: Holder
  readonly resource: Resource
  readonly amount: number
}

export interface Transfer {
  readonly reason: Reason
  readonly about: { readonly kind: SubjectKind; readonly id: number }
  /**
   * What makes the transfer happen once, for ever: `like:floor:17:1000002`. It names the event, never the call or the
   * time of day.
   */
  readonly key: string
  readonly at: Date
  /** At least one. */
  readonly moves: readonly Move[]
  /**
   * What happens if a member has too little: the transfer throws `TooLittle` (`refuse`, the default), the rest becomes a
   * debt that later income pays (`owe`), or the house pays the rest (`loss`).
   */
  readonly short?: 'refuse' | 'owe' | 'loss'
}

/**
 * A member has too little of a resource. It has ended the transaction: the caller can only refuse, for which
 * `tooLittle` turns it into a refusal.
 */
export class TooLittle extends Error {
  readonly resource: Resource
  constructor(resource: Resource) {
    super(`too little ${resource}`)
    this.resource = resource
  }
}

/** A level would rise above the highest one. It has ended the transaction, as `TooLittle` does. */
export class LevelFull extends Error {}

/**
 * The one way in which resources move. Runs in the caller's transaction, in one statement, and tells the open pages of
 * the members. False if the key was posted before: then nothing moved, and the caller answers as if it had just moved.
 *
 * It locks the balances of its members in one order. Call it after all other locks of the transaction; who posts several
 * transfers posts those of the lower member first.
 *
 * Throws `TooLittle` and `LevelFull`, and an ordinary error if the key stands for another transfer.
 */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<boolean> {
  const { moves } = transfer
  const { rows } = await sql<{ post: number | null }>`-- ledger-post
    select ${transferSql(transfer)} as post`
    .execute(tx)
    .catch(asKnown)
  if (rows[0]?.post == null) {
    await sameAsBefore(tx, transfer)
    return false
  }
  tellHolders(tx, moves)
  return true
}

/** A transfer about a row that the same statement makes: id and key are SQL. */
interface TransferInside extends Omit<Transfer, 'about' | 'key'> {
  readonly about: { readonly kind: SubjectKind; readonly id: number | RawBuilder<unknown> }
  readonly key: string | RawBuilder<unknown>
}

/**
 * SQL: the transfer as an expression, for a hot statement that would otherwise need a second one. It answers null if the key was
 * posted before. Who runs it calls `tellHolders`, and catches `asKnown` where a member may have too little.
 */
export function transferSql({ reason, about, key, at, moves, short = 'refuse' }: TransferInside): RawBuilder<unknown> {
  for (const { amount } of moves) {
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${reason} moves ${amount}`)
  }
  const values = [
    sql`${reasons[reason]}::smallint, ${subjectKinds[about.kind]}::smallint, ${about.id}::bigint, ${key}::text`,
    sql`${at}::timestamptz, ${moves.map(({ from }) => from)}::bigint[], ${moves.map(({ to }) => to)}::bigint[]`,
    sql`${moves.map(({ resource }) => resourceNumber(resource))}::smallint[]`,
    sql`${moves.map(({ amount }) => amount)}::bigint[], ${shortages[short]}::smallint`,
  ]
  return sql`ledger_post(${sql.join(values)})`
}

/** Tells the open pages of the members of a transfer that their balances changed. */
export function tellHolders(tx: Tx, moves: readonly Move[]): void {
  for (const { from, to, resource } of moves) {
    for (const holder of [from, to]) {
      if (!isMember(holder)) continue
      announce(tx, walletNote(holder))
      // Callers are cached with their levels.
      if (isLevel(resource)) touchAtCommit(tx, `me#${holder}`)
    }
  }
}

/** For `catch` after `postTransfer`: refuses with a code where a member has too little; other errors pass. */
export const tooLittle =
  (refuse: (resource: Resource) => never) =>
  (error: unknown): never => {
    if (error instanceof TooLittle) return refuse(error.resource)
    throw error
  }

const shortages = { refuse: 0, owe: 1, loss: 2 } as const

/** For `catch` after a statement with `transferSql`: throws an error of the database as `postTransfer` does. */
export function asKnown(error: unknown): never {
  if (codeOf(error) === 'LG001' && error instanceof Error && 'detail' in error) {
    throw new TooLittle(resourceOf(Number(error.detail)))
  }
  const isFull = error instanceof Error && 'constraint' in error && error.constraint === 'ledger_levels'
  throw isFull ? new LevelFull('no level is higher') : error
}

/** Throws if the key was posted for something else: that is a fault of the caller, and answering "done" would lie. */
async function sameAsBefore(tx: Tx, { key, reason, about, moves, short = 'refuse' }: Transfer): Promise<void> {
  const { rows } = await sql<{ reason: number; kind: number; subject: number; moves: string[] }>`-- ledger-same
    select p.reason, p.kind, p.subject, array(
        select concat_ws(' ', m.resource, m.source, m.target, m.amount)
        from ledger_moves m where m.post = p.id order by m.n) as moves
      from ledger_posts p where p.key = ${key}`.execute(tx)
  const [before] = rows
  const asked = moves.map(({ from, to, resource, amount }) => `${resourceNumber(resource)} ${from} ${to} ${amount}`)
  const isSame =
    before !== undefined &&
    before.reason === reasons[reason] &&
    before.kind === subjectKinds[about.kind] &&
    before.subject === about.id &&
    // A shortage divides a move, so only complete ones can be compared.
    (short !== 'refuse' || asked.every((move) => before.moves.includes(move)))
  if (!isSame) throw new Error(`the key ${key} stands for another transfer`)
}
