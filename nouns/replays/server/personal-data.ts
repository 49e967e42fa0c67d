import { sql } from 'kysely'
import type { Files } from '#core/files/open-files.ts'
import type { PersonalData } from '#core/members/personal-data.ts'
import type { Reading } from '#core/members/reads.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import { replayCode } from '#rules/base62.ts'
import { replayFileName } from './replay-row.ts'
import { deleteReplays } from './store.ts'
import './tables.ts'

/** Personal data: a member's uploaded replays, saved filters and signatures. */
export const replaysData = (files: Files): PersonalData => ({
  name: 'replays',
  tables: ['replays', 'replay_words', 'pilots', 'saved_filters', 'pinned_replays'],
  export: async (db, member) => ({
    uploaded: await uploadsOf(db, member),
    filters: await db.selectFrom('saved_filters').select(['name', 'query']).where('member', '=', member).execute(),
    pinned: await db
      .selectFrom('pinned_replays')
      .select(['replay', 'at'])
      .where('member', '=', member)
      .orderBy('at')
      .execute(),
    signatures: await db.selectFrom('pilots').select(['name', 'confirmed_at']).where('member', '=', member).execute(),
  }),
  stands: (db, member) =>
    holdsAny(db, member, [
      ['replays', 'uploader'],
      ['pilots', 'member'],
    ]),
  forget: async (tx, member) => {
    await tx.deleteFrom('pinned_replays').where('member', '=', member).execute()
    await tx.deleteFrom('saved_filters').where('member', '=', member).execute()
    await tx.deleteFrom('pilots').where('member', '=', member).execute()
    const gone = await deleteReplays(tx, sql`select id from replays where uploader = ${member} order by id for update`)
    await files.release(tx, gone)
  },
})

/**
 * Every column that the uploader or their file filled. The file itself is named by its path, from which it can be
 * downloaded while it is public.
 */
async function uploadsOf(db: Reading, member: number) {
  const rows = await db
    .selectFrom('replays')
    .innerJoin('replay_facts', 'replay_facts.replay', 'replays.id')
    .select(['id', 'game', 'difficulty', 'shot', 'score', 'uploaded_at', 'pilot', 'comment', 'category', 'played'])
    .select(['screen', 'open', 'commentable', 'nm', 'nb', 'nt', 'nsy', 'likes', 'comments', 'file_size', 'removed_at'])
    .select('still')
    .select('facts')
    .where('uploader', '=', member)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ code: replayCode(row.id), file: `/jc/rpy/${replayFileName(row)}`, ...row }))
}
