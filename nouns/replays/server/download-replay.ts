import type { Files } from '#core/files/open-files.ts'
import type { Call } from '#kit/http/call.ts'
import { replayKey } from '#rules/base62.ts'
import type { replays } from '../contract/replays.ts'
import { replayFile } from './reads.ts'
import { replayFileName } from './replay-row.ts'

/**
 * GET /hrpy/{code}: the file of a replay. One that is not public is given only to its uploader and to staff of the
 * replays.
 */
export const downloadReplay =
  (files: Files) =>
  async ({ db, input, member, refuse }: Call<typeof replays.calls.download>) => {
    const file = (await replayFile(db, replayKey(input.id) ?? 0)) ?? refuse('deleted')
    const allowed = file.uploader === member.id || member.staff.includes('replay')
    if (file.held && !allowed) refuse('deleted')
    if (!file.open && !allowed) refuse('notOwn')
    const bytes = (await files.read(file.file_hash)) ?? refuse('deleted')
    return { fileName: replayFileName(file), bytes }
  }
