import { replayCode } from '@patisserie/rules/base62'
import { truncateWeighted } from '@patisserie/rules/text'
import { mayReach } from '../../core/reach/may-reach.ts'
import { remind } from '../../core/reminders/remind.ts'
import type { Tx } from '../../kit/db/database.ts'

/** A reminder quotes so much, in half widths. */
const quoted = 80

interface Told {
  readonly replay: { readonly id: number; readonly uploader: number; readonly game: number }
  readonly by: number
  readonly now: Date
}

/** Reminds the uploader of a comment that everybody can see now. */
export async function tellOfComment(tx: Tx, { replay, by, now }: Told, comment: string): Promise<void> {
  if (!(await mayReach(tx, by, replay.uploader, 'replyReminder'))) return
  const data = { ...about(replay), words: truncateWeighted(comment, quoted) }
  await remind(tx, { to: replay.uploader, kind: 'replayComment', subject: subjectOf(replay), actor: by, data, now })
}

export const tellOfLike = (tx: Tx, { replay, by, now }: Told): Promise<void> =>
  remind(tx, {
    to: replay.uploader,
    kind: 'replayLike',
    subject: subjectOf(replay),
    actor: by,
    data: about(replay),
    now,
  })

const subjectOf = ({ id }: Told['replay']): string => `replay:${id}`
const about = ({ id, game }: Told['replay']) => ({ code: replayCode(id), game })
