import { createHash } from 'node:crypto'
import type { Files } from '../../../core/files/open-files.ts'
import type { Database } from '../../../kit/db/database.ts'
import { type CardArt, openCardArt } from './card-art.ts'
import { cardFacts } from './card-facts.ts'
import { cardPicture } from './card-picture.ts'
import { dropCards, nameCard, putCard, storedCard } from './card-store.ts'

export interface CardSources {
  readonly db: Database
  readonly files: Files
  readonly now: () => Date
  /** Called once if a page shows another picture. */
  readonly drawn: () => void
  /** Folder of the files to draw with, for tests; by default where the pages' build writes them. */
  readonly artFolder?: string
}

/** Draws a replay's preview picture, unless the stored one shows the same. */
export async function drawCard(sources: CardSources, replay: number): Promise<void> {
  const art = await openCardArt(sources.artFolder)
  if (art && (await draw(sources, art, replay))) sources.drawn()
}

/**
 * Draws cards that are missing or show an outdated nickname, at most `most`, and deletes cards of deleted replays.
 * Answers the number of cards drawn.
 */
export async function drawMissingCards(sources: CardSources, most: number): Promise<number> {
  const { db, files } = sources
  await db.transaction(async (tx) => files.release(tx, await dropCards(tx)))
  const art = await openCardArt(sources.artFolder)
  if (!art) return 0
  const lacking = await db.read.named<{ id: number }>(lackingStatement, [most])
  let count = 0
  for (const { id } of lacking) if (await draw(sources, art, id)) count++
  if (count > 0) sources.drawn()
  return count
}

async function draw({ db, files, now }: CardSources, art: CardArt, replay: number): Promise<boolean> {
  const facts = await cardFacts(db.read, replay)
  if (!facts) return false
  const shown = createHash('sha256')
    .update(`${layout} ${JSON.stringify(facts)}`)
    .digest('hex')
  const stored = await storedCard(db.read, replay)
  if (stored?.shown === shown) {
    if (stored.nick !== facts.nick) await db.transaction((tx) => nameCard(tx, replay, facts.nick))
    return false
  }
  const picture = await cardPicture(art, facts)
  if (!picture) return false
  return db.transaction(async (tx) => {
    const live = await tx.selectFrom('replays').select('id').where('id', '=', replay).forUpdate().executeTakeFirst()
    if (!live) return false
    const [hash = ''] = (await files.keep(tx, [picture], now())).hashes
    const before = await putCard(tx, { replay, hash, shown, nick: facts.nick })
    if (before !== null) await files.release(tx, [before])
    return true
  })
}

/** Version of the drawing: raise it when the same facts are drawn differently. */
const layout = 1

const lackingStatement = {
  name: 'replays-lacking-card',
  sql: `select r.id from replays r join members m on m.id = r.uploader left join replay_cards c on c.replay = r.id
        where r.removed_at is null and r.held_at is null and c.nick is distinct from m.nick
        order by r.id desc limit $1`,
}
