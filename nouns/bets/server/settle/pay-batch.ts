import { sql } from 'kysely'
import { drawFrom } from '#core/draws/member-draws.ts'
import { postGifts } from '#core/ledger/post-gifts.ts'
import { type Move, postTransfer } from '#core/ledger/post-transfer.ts'
import { touchAtCommit } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import { house } from '#rules/ledger/houses.ts'
import { payoutsOf } from '../../rules/settlement.ts'
import { stakeResourceOf } from '../../rules/stake-resource.ts'
import { heldByBet } from '../held-by-bet.ts'
import { tellOdds } from '../live-topic.ts'
import { betAccount, betMark, paidKey, returnedKey } from '../names.ts'
import { betColumns, openingOf, poolIn, type StoredBet, stakedOn } from '../stored-bet.ts'
import { findByIndex } from './by-index.ts'
import '../tables.ts'

/** Stakes that one transaction pays. */
const together = 500

interface Settling extends StoredBet {
  readonly settled_to: number
  readonly settled_stakes: number
  readonly settled_paid: number
  readonly seed: Buffer
}

/**
 * Pays the next stakes of an event that is settling, each once, and with the last ones closes its account. False if nothing is left
 * to pay, or another process pays it.
 */
export async function payBatch(tx: Tx, id: number, now: Date): Promise<boolean> {
  await findByIndex(tx)
  const bet = await tx
    .selectFrom('bets')
    .select([...betColumns, 'settled_to', 'settled_stakes', 'settled_paid', 'seed'])
    .where('id', '=', id)
    .where('settling_at', 'is not', null)
    .where('paid_at', 'is', null)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!bet) return false
  const { rows: stakes } = await sql<Stake>`-- bet-batch
    select s.id, s.member, s.option, s.stake, s.promised, m.closed_at is not null as closed
    from bet_stakes s join members m on m.id = s.member
    where s.bet = ${id} and s.id > ${bet.settled_to} order by s.id limit ${together}`.execute(tx)
  const payouts = duePayouts(bet, stakes)
  const paid = payouts.reduce((sum, each) => sum + each, 0)
  if (stakes.length > 0) await keepPaid(tx, bet, { stakes, payouts, paid })
  const isLast = stakes.length < together
  if (isLast) {
    await tx.updateTable('bets').set({ paid_at: now }).where('id', '=', id).execute()
    touchAtCommit(tx, betMark(bet.name))
    touchAtCommit(tx, 'bets')
    tellOdds(tx, bet.name)
  }
  await movePaid(tx, bet, { stakes, payouts, now })
  if (isLast) await moveReturned(tx, bet, { returned: bet.base + stakedOn(bet) - bet.settled_paid - paid, now })
  return !isLast
}

interface Stake {
  readonly id: number
  readonly member: number
  readonly option: number
  readonly stake: number
  readonly promised: number
  readonly closed: boolean
}

const duePayouts = (bet: Settling, stakes: readonly Stake[]): readonly number[] =>
  payoutsOf(openingOf(bet), stakes, {
    pool: poolIn(bet),
    winner: bet.refunded ? null : bet.winner,
    draw: drawFrom(bet.seed, 'stake', String(bet.id))(0),
    before: bet.settled_stakes,
  })

interface Batch {
  readonly stakes: readonly Stake[]
  readonly payouts: readonly number[]
}

async function keepPaid(
  tx: Tx,
  bet: Settling,
  { stakes, payouts, paid }: Batch & { readonly paid: number },
): Promise<void> {
  const won = stakes.reduce((sum, { option, stake }) => sum + (option === bet.winner ? stake : 0), 0)
  await sql`-- bet-batch-paid
    with paid as (
      update bet_stakes s set paid = p.paid, may_win = case when ${bet.refunded} then 0 else s.may_win end
      from unnest(${stakes.map((each) => each.id)}::bigint[], ${[...payouts]}::integer[]) as p (id, paid)
      where s.id = p.id and s.paid is null
    )
    update bets set settled_to = ${stakes.at(-1)?.id ?? 0}, settled_stakes = settled_stakes + ${won}::bigint,
      settled_paid = settled_paid + ${paid}::bigint
    where id = ${bet.id}`.execute(tx)
}

/** Moves payouts to who staked; those of closed accounts are burned. */
async function movePaid(
  tx: Tx,
  bet: Settling,
  { stakes, payouts, now }: Batch & { readonly now: Date },
): Promise<void> {
  const resource = stakeResourceOf(bet.resource)
  const due = stakes.flatMap((stake, n) => {
    const amount = payouts[n] ?? 0
    return amount > 0 ? [{ ...stake, amount }] : []
  })
  await postGifts(tx, {
    reason: bet.refunded ? 'stakeBack' : 'winnings',
    kind: 'bet',
    from: betAccount(bet.id),
    at: now,
    gifts: due
      .filter(({ closed }) => !closed)
      .map(({ id, member, amount }) => ({ id: bet.id, key: paidKey(id), to: member, things: [{ resource, amount }] })),
  })
  const burned = due.filter(({ closed }) => closed).reduce((sum, { amount }) => sum + amount, 0)
  if (burned === 0) return
  await postTransfer(tx, {
    reason: 'closed',
    about: { kind: 'bet', id: bet.id },
    key: `bet-burned:${bet.id}:${stakes.at(-1)?.id}`,
    at: now,
    moves: [{ from: betAccount(bet.id), to: house('burn'), resource, amount: burned }],
  })
}

/** Moves what is left to who opened the event: a member gets their base back at most, the rest is burned. */
async function moveReturned(
  tx: Tx,
  bet: Settling,
  { returned, now }: { readonly returned: number; readonly now: Date },
): Promise<void> {
  if (returned < 0) throw new Error(`the event ${bet.id} pays more than it has`)
  const resource = stakeResourceOf(bet.resource)
  const from = betAccount(bet.id)
  const opener = bet.of_member
    ? await tx.selectFrom('members').select('closed_at').where('id', '=', bet.opener).executeTakeFirst()
    : null
  const back = !bet.of_member ? returned : opener && !opener.closed_at ? Math.min(returned, bet.base) : 0
  const moves: Move[] = [
    { from, to: bet.of_member ? bet.opener : house('bets'), resource, amount: back },
    { from, to: house('burn'), resource, amount: returned - back },
  ].filter(({ amount }) => amount > 0)
  if (moves.length > 0) {
    const about = { kind: 'bet', id: bet.id } as const
    await postTransfer(tx, { reason: 'betReturned', about, key: returnedKey(bet.id), at: now, moves })
  }
  if ((await heldByBet(tx, bet.id)) !== 0) throw new Error(`the account of the event ${bet.id} is not empty`)
}
