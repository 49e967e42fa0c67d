import { lockHeldComment } from '#core/comments/held-comment.ts'
import type { PictureUse } from '#core/files/purge-pictures.ts'
import { decideWaiting, type WaitingPost } from '#core/moderation/decide-waiting.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { paintingStaff } from '../../contract/painting-staff.ts'
import { closeUnshown } from '../close-unshown.ts'
import { paintingComments } from '../painting-comments.ts'
import type { FoundPainting } from '../painting-thing.ts'
import { hidePainting, pathsOf } from '../store.ts'
import { commentedPainting, lockHeldPainting, releasePainting } from './held-store.ts'

type Held = Call<typeof paintingStaff.calls.decideHeld>

/** POST /decidePaintingHeld: makes a waiting work or comment visible to everybody, or removes it. */
export const decideHeld = (uses: readonly PictureUse[]) => (call: Held) =>
  decideWaiting(call, {
    act: 'decidePaintingHeld',
    verdict: call.input.pass === 'Y' ? 'pass' : 'notPass',
    find: async () => {
      const { kind, id } = call.input
      const { painting, ...held } = (await lockHeld(call.db, call.input, uses)) ?? call.refuse('missingHeld')
      const data = { painting: painting.id, name: painting.name, what: kind }
      const reminder = { kind: 'paintingHeldDecided', data } as const
      return { ...held, post: { kind, subject: id }, name: `${kind}:${id}`, reminder }
    },
  })

interface HeldThing extends Omit<WaitingPost, 'name' | 'reminder' | 'post'> {
  readonly painting: FoundPainting
}

async function lockHeld(
  tx: Tx,
  { kind, id }: Held['input'],
  uses: readonly PictureUse[],
): Promise<HeldThing | undefined> {
  if (kind === 'painting') {
    const painting = await lockHeldPainting(tx, id)
    return (
      painting && {
        author: painting.uploader,
        painting,
        words: `${painting.name}\n${painting.comment}`.trim(),
        release: async () => void (await releasePainting(tx, id)),
        remove: async (now) => {
          await hidePainting(tx, id, now)
          await closeUnshown(tx, await pathsOf(tx, id), uses)
        },
      }
    )
  }
  const comment = await lockHeldComment(tx, paintingComments, {
    id,
    load: (subject) => commentedPainting(tx, subject),
    isGone: (painting) => painting.removed_at !== null,
  })
  return comment && { ...comment, painting: comment.thing }
}
