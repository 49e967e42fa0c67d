import { sql } from 'kysely'
import { giveLike } from '#core/reactions/give-like.ts'
import type { LikeKind } from '#core/reactions/reaction-kind.ts'
import { announce } from '#kit/db/announce.ts'
import type { Call } from '#kit/http/call.ts'
import type { replays } from '../contract/replays.ts'
import { replayNote } from './live-topic.ts'
import { aboutReplay, type FoundReplay, replayThing } from './replay-thing.ts'
import { countLikes, lockReplay } from './store.ts'

/** POST /likeReplay: a member likes a replay once, and never their own. */
export async function likeReplay(call: Call<typeof replays.calls.like>) {
  const { db, input, member, refuse } = call
  const replay = (await lockReplay(db, input.rid, member.id)) ?? refuse('deleted')
  await giveLike(call, replayLikes, replay)
  announce(db, replayNote(input.rid))
  return 'suc' as const
}

export const replayLikes: LikeKind<FoundReplay> = {
  ...replayThing,
  ledgerKind: 'replay',
  count: (tx, { id }, by) => countLikes(tx, id, by),
  uncount: async (tx, member) => {
    await sql`update replays set likes = likes - 1
      where id in (select subject from likes where kind = 'replay' and member = ${member})`.execute(tx)
  },
  reminder: (replay) => ({ kind: 'replayLike', ...aboutReplay(replay) }),
}
