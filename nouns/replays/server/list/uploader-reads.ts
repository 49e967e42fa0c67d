import { showsReplays } from '#core/members/privacy.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { foldNickname } from '#rules/people/fold-nickname.ts'
import type { ReplayFilter } from '../../rules/replay-filters.ts'
import { likeText } from './filter-sql.ts'

const mostUploaders = 100

/**
 * Ids of the uploaders that a filter matches: members who show their replays, and the reader if they ask for their own
 * list. A search matches the beginning of the nickname, never the account name, because people log in with that.
 */
export async function shownUploaders(db: ReadDb, filter: ReplayFilter, reader: number | undefined): Promise<number[]> {
  const { upid = null, searchType, value = '' } = filter
  const name = searchType === 'uploader' ? foldNickname(value) : null
  // An empty folded name would match every nickname.
  if (name === '') return []
  const rows = await db.named<{ id: number }>(name === null ? byId : byName, [
    upid,
    ...(name === null ? [reader ?? null] : [`${likeText(name)}%`, mostUploaders]),
  ])
  return rows.map(({ id }) => id)
}

const byId = {
  name: 'replays-uploader',
  sql: `select m.id from members m where m.id = $1 and (m.id = $2 or (${showsReplays('m')} and m.closed_at is null))`,
}

const byName = {
  name: '',
  sql: `select m.id from members m
        where m.nick_folded like $2 and ($1::bigint is null or m.id = $1)
          and ${showsReplays('m')} and m.closed_at is null
        order by m.id limit $3`,
}
