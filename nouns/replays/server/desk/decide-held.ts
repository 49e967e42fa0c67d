import { lockHeldComment } from '#core/comments/held-comment.ts'
import { decideWaiting, type WaitingPost } from '#core/moderation/decide-waiting.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { replayCode } from '#rules/base62.ts'
import type { replays } from '../../contract/replays.ts'
import { askRecount } from '../iscore/ask-recount.ts'
import { replayComments } from '../replay-comments.ts'
import { hideReplay } from '../store.ts'
import { commentedReplay, lockHeldReplay, releaseReplay } from './held-store.ts'

type Held = Call<typeof replays.calls.decideHeld>

/** POST /decideHeld: makes a held replay or comment visible to everybody, or removes it. */
export const decideHeld = (call: Held) =>
  decideWaiting(call, {
    act: 'decideHeld',
    verdict: call.input.pass === 'Y' ? 'pass' : 'notPass',
    find: async () => {
      const { kind, id } = call.input
      const { replay, ...held } = (await lockHeld(call.db, call.input)) ?? call.refuse('missingHeld')
      const data = { code: replayCode(replay), what: kind }
      return { ...held, post: { kind, subject: id }, name: `${kind}:${id}`, reminder: { kind: 'heldDecided', data } }
    },
  })

interface HeldThing extends Omit<WaitingPost, 'name' | 'reminder' | 'post'> {
  readonly replay: number
}

async function lockHeld(tx: Tx, { kind, id }: Held['input']): Promise<HeldThing | undefined> {
  if (kind === 'replay') {
    const replay = await lockHeldReplay(tx, id)
    return (
      replay && {
        author: replay.uploader,
        replay: id,
        words: replay.comment,
        release: async () => {
          await releaseReplay(tx, id)
          await askRecount(tx, { replay: id })
        },
        remove: async (now) => void (await hideReplay(tx, id, now)),
      }
    )
  }
  const comment = await lockHeldComment(tx, replayComments, {
    id,
    load: (subject) => commentedReplay(tx, subject),
    isGone: (replay) => replay.removed_at !== null,
  })
  return comment && { ...comment, replay: comment.thing.id }
}
