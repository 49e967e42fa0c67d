import type { Answer } from '#api/answer.ts'
import { fetchFile } from '#api/fetch-file.ts'
import { saveFile } from '#session/save-file.ts'
import { replays } from '../../contract/replays.ts'

/** Fetches the file of a replay that is not public. */
export const fetchReplayFile = (code: string, token: string): Promise<Answer<Blob>> =>
  fetchFile(replays.calls.download, { id: code }, token)

/** Fetches it, and saves it under its name. */
export const saveReplayFile = async (
  { CODE, FILE }: { readonly CODE: string; readonly FILE: string },
  token: string,
): Promise<Answer<Blob>> => {
  const answer = await fetchReplayFile(CODE, token)
  if (answer.ok) saveFile(answer.value, FILE)
  return answer
}
