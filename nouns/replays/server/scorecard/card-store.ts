import type { Database, Tx } from '#kit/db/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import './tables.ts'

/** Queues drawing the preview picture of a replay after the commit. The caller has locked or inserted the replay's row. */
export const askForCard = (tx: Tx, replay: number): Promise<void> =>
  addJob(tx, 'replayCard', { replay }, { key: `replayCard:${replay}` })

export const storedCard = (db: Pick<Database['read'], 'selectFrom'>, replay: number) =>
  db.selectFrom('replay_cards').select(['hash', 'shown', 'nick']).where('replay', '=', replay).executeTakeFirst()

/** Stores the nickname that a card shows; an empty one makes the hourly job draw the card again. */
export const nameCard = async (tx: Tx, replay: number, nick: string): Promise<void> => {
  await tx.updateTable('replay_cards').set({ nick }).where('replay', '=', replay).execute()
}

interface Card {
  readonly replay: number
  readonly hash: string
  /** SHA-256 over the layout and all facts on the card. */
  readonly shown: string
  readonly nick: string
  /** The stage whose way was asked for, counted from 1; null for the usual picture. */
  readonly still: number | null
  /** Whether that way is on the picture. */
  readonly way: boolean
}

/** Stores a card; answers the hash of the replaced picture, which the caller must release, or null. */
export async function putCard(tx: Tx, card: Card): Promise<string | null> {
  const before = await tx
    .selectFrom('replay_cards')
    .select('hash')
    .where('replay', '=', card.replay)
    .forUpdate()
    .executeTakeFirst()
  const { replay: _, ...changed } = card
  await tx
    .insertInto('replay_cards')
    .values(card)
    .onConflict((c) => c.column('replay').doUpdateSet(changed))
    .execute()
  return before?.hash ?? null
}

/** Deletes the cards of deleted replays; answers the hashes that the caller must release. */
export async function dropCards(tx: Tx): Promise<string[]> {
  const gone = await tx
    .deleteFrom('replay_cards')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('replays').select('id').whereRef('id', '=', 'replay_cards.replay'))))
    .returning('hash')
    .execute()
  return gone.map((row) => row.hash)
}
