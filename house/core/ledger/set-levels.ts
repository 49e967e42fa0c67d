import type { Tx } from '#kit/db/database.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Levels } from '#rules/people/privileges.ts'
import { lockBalances } from './lock-balances.ts'
import { type Move, postTransfer } from './post-transfer.ts'

interface NewLevels {
  readonly member: number
  readonly levels: Levels
  readonly now: Date
}

/** Sets a member's privilege levels, by a transfer of what they differ; answers the levels before. */
export async function setLevels(tx: Tx, { member, levels, now }: NewLevels): Promise<Levels> {
  const [life, bomb] = await lockBalances(tx, member, ['player', 'bomb'])
  const before = { life: life?.amount ?? 0, bomb: bomb?.amount ?? 0 }
  const moves = [
    ...difference(member, 'player', levels.life - before.life),
    ...difference(member, 'bomb', levels.bomb - before.bomb),
  ]
  if (moves.length === 0) return before
  await postTransfer(tx, {
    reason: 'levelSet',
    about: { kind: 'member', id: member },
    key: `levelSet:${member}:${life?.lines}:${bomb?.lines}`,
    at: now,
    moves,
  })
  return before
}

const difference = (member: number, resource: 'player' | 'bomb', amount: number): Move[] => {
  if (amount === 0) return []
  return amount > 0
    ? [{ from: house('prizes'), to: member, resource, amount }]
    : [{ from: member, to: house('burn'), resource, amount: -amount }]
}
