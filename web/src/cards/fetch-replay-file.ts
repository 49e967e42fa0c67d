import type { Envelope } from '@patisserie/contract/envelope'
import { authorizationScheme } from '@patisserie/contract/envelope'
import { site } from '@patisserie/contract/site'
import { limits } from '@patisserie/rules/limits'
import { type Answer, answerOf, refused } from '../api/answer.ts'
import { fillPath } from '../api/client.ts'
import { configuration } from '../api/configuration.ts'

const { download } = site.replays.calls

/** The file of a replay that is not public. A refusal comes as an answer in JSON and is never taken for a file. */
export const fetchReplayFile = async (code: string, token: string): Promise<Answer<Blob>> => {
  const { path } = fillPath(download.path, { id: code })
  try {
    const reply = await fetch(configuration(import.meta.env).base + path, {
      headers: token === '' ? {} : { authorization: `${authorizationScheme} ${token}` },
      signal: AbortSignal.timeout(limits.requestTimeoutMs),
    })
    if (reply.status === 429) return refused({ refusal: 'tooOften', msg: 'tooOften' })
    if (!reply.ok) return refused({ refusal: 'unknownError' })
    if (!reply.headers.get('content-type')?.includes('json')) return { ok: true, value: await reply.blob() }
    // The only JSON this call answers is the envelope of a refusal.
    const answer = answerOf(download, (await reply.json()) as Envelope)
    return answer.ok ? refused({ refusal: 'unknownError' }) : answer
  } catch {
    return refused({ refusal: 'netError2' })
  }
}

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
