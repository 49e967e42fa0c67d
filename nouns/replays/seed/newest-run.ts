import type { Tx } from '#kit/db/database.ts'

/** Id of the member's newest public run of a game; of any game if `gam` is 0. Throws if there is none. */
export async function newestRun(tx: Tx, member: number, gam: number): Promise<number> {
  const own = tx.selectFrom('replays').select('id').where('uploader', '=', member).where('open', '=', true)
  const wanted = gam === 0 ? own : own.where('game', '=', gam)
  return (await wanted.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id
}
