import { foldNickname } from '@patisserie/rules/accounts/fold-nickname'
import type { ReplayFilter } from '@patisserie/rules/replays/replay-filters'
import type { ReadDb } from '../../kit/db/database.ts'
import { likeText } from './filter-sql.ts'

const mostUploaders = 100

/**
 * Whose replays a filter by uploader finds: who shows their list, and the reader themselves where they ask for their
 * own. A search takes the beginning of the nickname, never the account: that is what people log in with.
 */
export async function shownUploaders(db: ReadDb, filter: ReplayFilter, reader: number | undefined): Promise<number[]> {
  const { upid = null, searchType, value = '' } = filter
  const name = searchType === 'uploader' ? foldNickname(value) : null
  // A name of nothing visible would be the beginning of every name.
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
