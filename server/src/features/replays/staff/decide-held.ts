import type { replays } from '@patisserie/contract/replays'
import { replayCode } from '@patisserie/rules/base62'
import { hideComment, showComment } from '../../../core/comments/store.ts'
import { tellOwner } from '../../../core/comments/tell-owner.ts'
import { remind } from '../../../core/reminders/remind.ts'
import { givenReason } from '../../../core/staff-log/given-reason.ts'
import { logAct } from '../../../core/staff-log/log-act.ts'
import type { Tx } from '../../../kit/db/database.ts'
import type { Call } from '../../../kit/http/call.ts'
import { replayComments } from '../comment-replay.ts'
import { askRecount } from '../iscore/ask-recount.ts'
import { hideReplay } from '../store.ts'
import { lockHeldComment, lockHeldReplay, releaseReplay } from './held-store.ts'

type Held = Call<typeof replays.calls.decideHeld>

/** POST /decideHeld: what waited is shown to everybody, or goes. */
export async function decideHeld({ db, input, member, now, refuse }: Held) {
  const reason = givenReason(input.reason, refuse)
  const held = (await lockHeld(db, input)) ?? refuse('missingHeld')
  if (held.author === member.id) refuse('heldOwn')
  const pass = input.pass === 'Y'
  if (pass) await held.release(now)
  else await held.remove(now)
  const subject = `${input.kind}:${input.id}`
  const verdict = pass ? 'pass' : 'notPass'
  const before = { member: held.author, words: held.words, verdict: 'held' }
  await logAct(db, { by: member, act: 'decideHeld', subject, reason, before, after: { ...before, verdict }, now })
  const data = { verdict, note: reason, code: replayCode(held.replay), what: input.kind }
  await remind(db, { to: held.author, kind: 'heldDecided', subject, data, now })
  return 'suc' as const
}

interface HeldThing {
  readonly author: number
  readonly replay: number
  readonly words: string
  readonly release: (now: Date) => Promise<void>
  readonly remove: (now: Date) => Promise<void>
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
  const comment = await lockHeldComment(tx, id)
  return (
    comment && {
      author: comment.author,
      replay: comment.subject,
      words: comment.comment,
      release: async (now) => {
        await showComment(tx, replayComments, comment)
        const { subject: id, author } = comment
        await tellOwner(tx, replayComments, { thing: { ...comment, id }, author, comment: comment.comment, now })
      },
      remove: (now) => hideComment(tx, replayComments, { comment, now }),
    }
  )
}
