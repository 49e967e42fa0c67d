import type { writing } from '#contract/writing.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call, Handlers } from '#kit/http/call.ts'
import { isRemotePicture } from '#rules/rich-text/addresses.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import { isCopied, wantCopies } from '../files/copies/copies.ts'
import { ownsPicture } from '../files/pictures.ts'
import './tables.ts'

type Calls = typeof writing.calls

/** Handlers for a member's own emoji. */
export const emojiHandlers: Pick<Handlers<typeof writing>, 'emoji' | 'addEmoji' | 'dropEmoji'> = {
  /** GET /getemoji */
  emoji: async ({ db, member }) => {
    const rows = await db
      .selectFrom('own_emoji as e')
      .leftJoin('remote_pictures as r', 'r.url', 'e.src')
      .select(['e.src', 'r.path'])
      .where('e.member', '=', member.id)
      .orderBy('e.id', 'desc')
      .execute()
    // A remote emoji is shown by its stored copy; `PIC` is empty until there is one.
    return rows.map(({ src, path }) => ({ emojiSrc: src, PIC: isOurs(src) ? src : (path ?? '') }))
  },
  addEmoji: add,
  /** POST /delemoji */
  dropEmoji: async ({ db, input, member, refuse }) => {
    const gone = await db
      .deleteFrom('own_emoji')
      .where('member', '=', member.id)
      .where('src', '=', input.emojiSrc)
      .returning('id')
      .executeTakeFirst()
    return gone ? ('suc' as const) : refuse('emojiNone')
  },
}

/** POST /addemoji */
async function add({ db, input, member, now, refuse }: Call<Calls['addEmoji']>) {
  const count = await countUnderLock(db, member.id)
  const src = input.emojiSrc.trim()
  if (isOurs(src)) {
    if (!(await ownsPicture(db, member.id, src))) refuse('pictureGone')
  } else if (!isRemotePicture(src)) refuse('emojiUrl')
  if (count >= limits.ownEmoji) refuse('emojiMost')
  const added = await db
    .insertInto('own_emoji')
    .values({ member: member.id, src, at: now })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) refuse('emojiTwice')
  await wantCopies(db, member.id, [src])
  if (!isOurs(src) && !(await isCopied(db, src))) refuse('tooOften', tomorrow(now))
  return 'suc' as const
}

/** The limit counts one day back, so all copies counted today have expired by this time. */
const tomorrow = (now: Date) => ({
  limit: { points: limits.copiesADay, seconds: 86_400 },
  until: new Date(now.getTime() + 86_400_000).toISOString(),
})

const isOurs = (src: string): boolean => src.startsWith('/pic/')

/**
 * Counts a member's emoji. The member's row stays locked until the transaction ends: two concurrent additions could
 * otherwise both pass the limit.
 */
async function countUnderLock(tx: Tx, member: number): Promise<number> {
  await tx.selectFrom('members').select('id').where('id', '=', member).forNoKeyUpdate().executeTakeFirstOrThrow()
  const { count } = await tx
    .selectFrom('own_emoji')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member', '=', member)
    .executeTakeFirstOrThrow()
  return count
}
