import type { Tx } from '#kit/db/database.ts'
import { storable } from '#kit/db/storable.ts'
import type { Call, Handlers } from '#kit/http/call.ts'
import { isBlank, weightedLength } from '#rules/text.ts'
import type { SavedFilter, savedFilterCalls } from '../../contract/replay-filters.ts'
import type { replays } from '../../contract/replays.ts'
import { filterQuery, readReplayFilter } from '../../rules/replay-filters.ts'
import * as limits from '../../rules/replay-limits.ts'
import '../tables.ts'

type Calls = typeof replays.calls

/** Handlers for a member's saved filters of the replay list, oldest first. */
export const savedFilterHandlers: Pick<Handlers<typeof replays>, keyof typeof savedFilterCalls> = {
  /** GET /getReplayFilters */
  filters: ({ db, member }) =>
    db
      .selectFrom('saved_filters')
      .select(['id', 'name', 'query'])
      .where('member', '=', member.id)
      .orderBy('id')
      .execute(),
  saveFilter,
  /** POST /delReplayFilter */
  removeFilter: async ({ db, input, member, refuse }) => {
    const gone = await db
      .deleteFrom('saved_filters')
      .where('id', '=', input.id)
      .where('member', '=', member.id)
      .returning('id')
      .executeTakeFirst()
    if (!gone) refuse('filterGone')
    return 'suc' as const
  },
}

/** POST /saveReplayFilter: saves a filter under a name, normalised to the known parameters. */
async function saveFilter({ db, input, member, now, refuse }: Call<Calls['saveFilter']>): Promise<SavedFilter> {
  const name = storable(input.name).trim()
  if (isBlank(name)) refuse('filterNameEmpty')
  if (weightedLength(name) > limits.filterName) refuse('filterNameLong')
  const query = filterQuery(readReplayFilter(Object.fromEntries(new URLSearchParams(input.query))))
  if (query === '') refuse('filterEmpty')
  const saved = await overwrite(db, member.id, { name, query })
  if (saved) return saved
  if ((await countFilters(db, member.id)) >= limits.savedFiltersMost) refuse('filtersFull')
  return db
    .insertInto('saved_filters')
    .values({ member: member.id, name, query, saved_at: now })
    .onConflict((c) => c.columns(['member', 'name']).doUpdateSet({ query }))
    .returning(['id', 'name', 'query'])
    .executeTakeFirstOrThrow()
}

/** Changes the filter of this name and answers it; undefined if there is none. */
const overwrite = (tx: Tx, member: number, { name, query }: { name: string; query: string }) =>
  tx
    .updateTable('saved_filters')
    .set({ query })
    .where('member', '=', member)
    .where('name', '=', name)
    .returning(['id', 'name', 'query'])
    .executeTakeFirst()

/** Counts the member's filters and locks the member's row: two concurrent saves could otherwise both pass the limit. */
async function countFilters(tx: Tx, member: number): Promise<number> {
  await tx.selectFrom('members').select('id').where('id', '=', member).forNoKeyUpdate().executeTakeFirst()
  const { count } = await tx
    .selectFrom('saved_filters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member', '=', member)
    .executeTakeFirstOrThrow()
  return count
}
