import { replayCode } from '@patisserie/rules/base62'
import { truncateWeighted } from '@patisserie/rules/text'
import { mayReach } from '../../core/reach/may-reach.ts'
import { remind } from '../../core/reminders/remind.ts'
import type { Tx } from '../../kit/db/database.ts'

/** A reminder quotes so much, in half widths. */
const quoted = 80

export interface ToldReplay {
  readonly id: number
  readonly uploader: number
  readonly game: number
}

interface UploaderNews {
  readonly replay: ToldReplay
  readonly by: number
  readonly now: Date
}

/** Reminds the uploader of a comment that everybody can see now. */
export async function tellOfComment(tx: Tx, { replay, by, now }: UploaderNews, comment: string): Promise<void> {
  if (!(await mayReach(tx, by, replay.uploader, 'replyReminder'))) return
  const { subject, data } = aboutReplay(replay)
  const quoting = { ...data, words: truncateWeighted(comment, quoted) }
  await remind(tx, { to: replay.uploader, kind: 'replayComment', subject, actor: by, data: quoting, now })
}

/** Subject and data of reminders that are about a replay. */
export const aboutReplay = ({ id, game }: ToldReplay) => ({
  subject: `replay:${id}`,
  data: { code: replayCode(id), game },
})
