import type { Database, Tx } from '../../../kit/db/database.ts'
import { addJob } from '../../../kit/jobs/jobs.ts'
import './tables.ts'

/** Draws the picture for previews once the write is through. */
export const askForCard = (tx: Tx, replay: number): Promise<void> => addJob(tx, 'replayCard', { replay })

export const storedCard = (db: Pick<Database['read'], 'selectFrom'>, replay: number) =>
  db.selectFrom('replay_cards').select(['hash', 'shown', 'nick']).where('replay', '=', replay).executeTakeFirst()

/** Says that a card shows `nick`; an empty one has the hourly job draw it again. */
export const nameCard = async (tx: Tx, replay: number, nick: string): Promise<void> => {
  await tx.updateTable('replay_cards').set({ nick }).where('replay', '=', replay).execute()
}

interface Card {
  readonly replay: number
  readonly hash: string
  /** Mark of everything on it. */
  readonly shown: string
  readonly nick: string
}

/** Answers the hash that was there before, whose use ended; null without one. */
export async function putCard(tx: Tx, card: Card): Promise<string | null> {
  const before = await tx
    .selectFrom('replay_cards')
    .select('hash')
    .where('replay', '=', card.replay)
    .forUpdate()
    .executeTakeFirst()
  await tx
    .insertInto('replay_cards')
    .values(card)
    .onConflict((c) => c.column('replay').doUpdateSet({ hash: card.hash, shown: card.shown, nick: card.nick }))
    .execute()
  return before?.hash ?? null
}

/** Cards of replays that are gone for good; answers the files whose use ended. */
export async function dropCards(tx: Tx): Promise<string[]> {
  const gone = await tx
    .deleteFrom('replay_cards')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('replays').select('id').whereRef('id', '=', 'replay_cards.replay'))))
    .returning('hash')
    .execute()
  return gone.map((row) => row.hash)
}
