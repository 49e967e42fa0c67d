import type { Answer } from '#api/answer.ts'
import { fetchFile } from '#api/fetch-file.ts'
import { replays } from '../../contract/replays.ts'

/** Fetches the file of a replay that is not public. */
export const fetchReplayFile = (code: string, token: string): Promise<Answer<Blob>> =>
  fetchFile(replays.calls.download, { id: code }, token)

/** Saves a blob as a download. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started the download by then, so the URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
