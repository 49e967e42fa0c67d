import { parseReplay } from '@patisserie/replay/parse'
import type { Files } from '#core/files/open-files.ts'
import type { Database } from '#kit/db/database.ts'
import { keepSeries, packSeries } from './series.ts'

/** Stores the series of replays that have no entry yet, newest first, at most `most`. Answers the number of replays. */
export async function fillSeries(db: Database, files: Files, most: number): Promise<number> {
  const lacking = await db.read.named<{ id: number; file_hash: string }>(lackingStatement, [most])
  for (const { id, file_hash } of lacking) {
    const bytes = await files.read(file_hash)
    const result = bytes && parseReplay(bytes, { series: true })
    const series = await packSeries(result?.ok ? result.series : null)
    await db.transaction(async (tx) => {
      const live = await tx.selectFrom('replays').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
      if (live) await keepSeries(tx, id, series)
    })
  }
  return lacking.length
}

const lackingStatement = {
  name: 'replays-lacking-series',
  sql: `select r.id, r.file_hash from replays r
        where r.removed_at is null and not exists (select 1 from replay_series s where s.replay = r.id)
        order by r.id desc limit $1`,
}
