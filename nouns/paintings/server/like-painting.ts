import { sql } from 'kysely'
import { giveLike } from '#core/reactions/give-like.ts'
import type { LikeKind } from '#core/reactions/reaction-kind.ts'
import { announce } from '#kit/db/announce.ts'
import type { Call } from '#kit/http/call.ts'
import type { paintings } from '../contract/paintings.ts'
import { paintingNote } from './live-topic.ts'
import { aboutPainting, type FoundPainting, paintingThing } from './painting-thing.ts'
import { countLikes, lockPainting } from './store.ts'

/** POST /likePainting: a member likes a work once, and never their own. */
export async function likePainting(call: Call<typeof paintings.calls.like>) {
  const { db, input, member, refuse } = call
  const painting = (await lockPainting(db, input.pid, member.id)) ?? refuse('deleted')
  await giveLike(call, paintingLikes, painting)
  announce(db, paintingNote(input.pid))
  return 'suc' as const
}

export const paintingLikes: LikeKind<FoundPainting> = {
  ...paintingThing,
  ledgerKind: 'painting',
  count: (tx, { id }, by) => countLikes(tx, id, by),
  uncount: async (tx, member) => {
    await sql`update paintings set likes = likes - 1
      where id in (select subject from likes where kind = 'painting' and member = ${member})`.execute(tx)
  },
  reminder: (painting) => ({ kind: 'paintingLike', ...aboutPainting(painting) }),
}
