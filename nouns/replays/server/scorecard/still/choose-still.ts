import type { Files } from '#core/files/open-files.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { type Before, prepared } from '#kit/http/call.ts'
import type { replays } from '../../../contract/replays.ts'
import { replayFile } from '../../reads.ts'
import { lockReplay } from '../../store.ts'
import { askForCard } from '../card-store.ts'
import { stillWay } from './still-way.ts'
import '../tables.ts'

type Choose = typeof replays.calls.chooseStill

interface Sources {
  readonly read: ReadDb
  readonly files: Files
}

/**
 * POST /chooseReplayStill: puts the way of a stage on the preview picture of the caller's replay, or the usual picture
 * back. The file is parsed before the transaction; it never changes, unlike who sees the replay, which is checked again.
 */
export const chooseStill = (sources: Sources) =>
  prepared<Choose, boolean>(
    (call) => checkWay(sources, call),
    async ({ db, input: { rid, stage }, member, refuse }, checked) => {
      await refuseBlack(db, member)
      const replay = (await lockReplay(db, rid, member.id)) ?? refuse('deleted')
      if (replay.uploader !== member.id) refuse('notOwn')
      if (stage !== null && replay.held) refuse('stillHeld')
      // A file that was opened meanwhile was not parsed.
      if (stage !== null && !(replay.open && checked)) refuse('stillClosed')
      if (stage === replay.still) return 'suc' as const
      await db.updateTable('replays').set({ still: stage }).where('id', '=', rid).execute()
      await askForCard(db, rid)
      return 'suc' as const
    },
  )

/**
 * Refuses a stage without a way; answers whether the stage was looked for. Only files that the caller may put on a card are
 * parsed; the others are refused later.
 */
async function checkWay({ read, files }: Sources, { input: { rid, stage }, member, refuse }: Before<Choose>) {
  if (stage === null || member.black) return false
  const file = await replayFile(read, rid)
  if (!file || file.uploader !== member.id || file.held || !file.open) return false
  const bytes = await files.read(file.file_hash)
  const way = bytes ? stillWay(bytes, stage) : 'unread'
  if (way === 'unread') refuse('stillUnread')
  if (way === 'none') refuse('stillNone')
  return true
}
