import type { Endpoint, Sent } from '#contract/endpoint.ts'
import { authorizationScheme, type Envelope } from '#contract/envelope.ts'
import * as limits from '#rules/house-limits.ts'
import { type Answer, answerOf, refused, wireInput } from './answer.ts'
import { fillPath } from './client.ts'
import { configuration } from './configuration.ts'

/** Makes a call that answers a file. Answers the file as a blob; a refusal (sent as JSON) is never taken for a file. */
export const fetchFile = async <E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  token: string,
): Promise<Answer<Blob>> => {
  const { path, rest } = fillPath(endpoint.path, wireInput(endpoint, input))
  const posted = endpoint.method === 'POST'
  try {
    const reply = await fetch(configuration(import.meta.env).base + path, {
      method: endpoint.method,
      headers: {
        ...(token === '' ? {} : { authorization: `${authorizationScheme} ${token}` }),
        ...(posted ? { 'content-type': 'application/json' } : {}),
      },
      body: posted ? rest : null,
      signal: AbortSignal.timeout(posted ? limits.uploadTimeoutMs : limits.requestTimeoutMs),
    })
    if (reply.status === 429) return refused({ refusal: 'tooOften', msg: 'tooOften' })
    if (!reply.ok) return refused({ refusal: 'unknownError' })
    if (!reply.headers.get('content-type')?.includes('json')) return { ok: true, value: await reply.blob() }
    // The only JSON such a call answers is the envelope of a refusal.
    const answer = answerOf(endpoint, (await reply.json()) as Envelope)
    return answer.ok ? refused({ refusal: 'unknownError' }) : answer
  } catch {
    return refused({ refusal: 'netError2' })
  }
}
