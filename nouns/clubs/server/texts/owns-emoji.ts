import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import '../tables.ts'

interface EmojiPlace {
  readonly member: number
  readonly topic: number
  /** Floors of the topic that the text quotes or replaces: emoji in these may be used again. */
  readonly floors: readonly number[]
}

/** Whether the member owns each of these emoji, or one of the floors shows it already. */
export async function ownsEmoji(tx: Tx, emoji: readonly string[], place: EmojiPlace): Promise<boolean> {
  if (emoji.length === 0) return true
  const { rows } = await sql`select src from unnest(${[...emoji]}::text[]) src
    where not exists (select from own_emoji o where o.member = ${place.member} and o.src = src.src)
      and not exists (
        select from floors f join floor_pictures p on p.floor = f.id
        where f.topic = ${place.topic} and f.number = any(${[...place.floors]}::int[]) and p.picture = src.src
      )
    limit 1`.execute(tx)
  return rows.length === 0
}
