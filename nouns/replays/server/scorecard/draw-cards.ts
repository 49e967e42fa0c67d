import { createHash } from 'node:crypto'
import type { Files } from '#core/files/open-files.ts'
import type { Database } from '#kit/db/database.ts'
import { eachAlone } from '#kit/jobs/each-alone.ts'
import type { WalkedStage } from '../ways/read-way.ts'
import { type CardArt, openCardArt } from './card-art.ts'
import { type CardFacts, cardFacts } from './card-facts.ts'
import { cardPicture } from './card-picture.ts'
import { dropCards, nameCard, putCard, storedCard } from './card-store.ts'
import { stillWay } from './still/still-way.ts'

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
  const drawOne = async ({ id }: { id: number }) => {
    if (await draw(sources, art, id)) count++
  }
  try {
    await eachAlone(lacking, 'cards could not be drawn', drawOne)
  } finally {
    if (count > 0) sources.drawn()
  }
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
  const still = facts.still?.stage ?? null
  const way = facts.still ? await wayOf(files, facts.still) : null
  const picture = await cardPicture(art, facts, way)
  if (!picture) return false
  return db.transaction(async (tx) => {
    const live = await tx
      .selectFrom('replays')
      .select(['open', 'still'])
      .where('id', '=', replay)
      .forUpdate()
      .executeTakeFirst()
    // A later choice has a job of its own, whose picture may be stored already.
    if (!live || (live.open ? live.still : null) !== still) return false
    const [hash = ''] = (await files.keep(tx, [picture], now())).hashes
    const before = await putCard(tx, { replay, hash, shown, nick: facts.nick, still, way: way !== null })
    if (before !== null) await files.release(tx, [before])
    return true
  })
}

/** The way that goes on the card; null if it can no longer be computed. */
async function wayOf(files: Files, { file, stage }: NonNullable<CardFacts['still']>): Promise<WalkedStage | null> {
  const bytes = await files.read(file)
  const way = bytes ? stillWay(bytes, stage) : 'unread'
  return way === 'unread' || way === 'none' ? null : way
}

/** Version of the drawing: raise it when the same facts are drawn differently. */
const layout = 1

const lackingStatement = {
  name: 'replays-lacking-card',
  sql: `select r.id from replays r join members m on m.id = r.uploader left join replay_cards c on c.replay = r.id
        where r.removed_at is null and r.held_at is null 
          and (c.nick is distinct from m.nick or c.still is distinct from (case when r.open then r.still end))
        order by r.id desc limit $1`,
}
