import { foldNickname } from '@patisserie/rules/accounts/fold-nickname'
import type { ReplayFilter } from '@patisserie/rules/replays/replay-filters'
import type { ReadDb } from '../../kit/db/database.ts'
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
  sql: 'select id from members where id = $1 and (id = $2 or (shows_replays and closed_at is null))',
}

const byName = {
  name: '',
  sql: `select id from members
        where nick_folded like $2 and ($1::bigint is null or id = $1)
          and shows_replays and closed_at is null
        order by id limit $3`,
}
