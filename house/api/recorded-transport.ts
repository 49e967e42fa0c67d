import type { Transport } from './transport.ts'

/**
 * A transport for tests that answers from a file recorded from a running site: one JSON object, `"<path> <input>"` ->
 * envelope.
 */
export const recordedTransport = (file: string): Transport => {
  let answers: Promise<Record<string, unknown>> | undefined
  return async ({ path, body }) => {
    answers ??= fetch(file).then((reply) => reply.json() as Promise<Record<string, unknown>>)
    const answer = (await answers)[`${path} ${typeof body === 'string' ? body : '{}'}`]
    if (answer === undefined) return { status: 404, retryAfter: null, text: '' }
    return { status: 200, retryAfter: null, text: JSON.stringify(answer) }
  }
}
