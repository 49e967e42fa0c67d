import { site } from '@patisserie/contract/site'
import type { Answer } from '../../api/answer.ts'
import { fetchFile } from '../../api/fetch-file.ts'

/** The file of a replay that is not public. */
export const fetchReplayFile = (code: string, token: string): Promise<Answer<Blob>> =>
  fetchFile(site.replays.calls.download, { id: code }, token)

/** Hands a file to the reader's disk. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
