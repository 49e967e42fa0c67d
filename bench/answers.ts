import type { Asked } from './run-section.ts'

/** Whether the body of an answer is a success and not a refusal. */
export type IsAnswer = (body: string) => boolean

/**
 * Sends one request, checks its answer closely, and returns the check for all further answers of the row. Refusals need
 * this check, because they are HTTP 200 too and would look very fast. Throws if the first answer is no success.
 */
export async function expectAnswer(origin: string, { path, ...init }: Asked): Promise<IsAnswer> {
  const response = await fetch(origin + path, init)
  const text = await response.text()
  const wrong = () => new Error(`${path} ${init.body ?? ''} answers ${response.status} ${text.slice(0, 200)}`)
  if (!response.ok) throw wrong()
  if (!isCall(path)) return isLong(text)
  const head = /^\{"auth":"","data":(?:\{"\w+":|\[|null|\d+|")/.exec(text)?.[0]
  if (!head || !text.endsWith(accepted)) throw wrong()
  if (init.headers['accept-encoding'] !== 'identity') return isLong(text)
  return (body) => body.startsWith(head) && body.endsWith(accepted)
}

/** Whether the path is a call's; the other paths are pages. */
export const isCall = (path: string): boolean => path.startsWith('/api/')

/** End of a success: every envelope ends with the refusal code, which is empty if the call succeeded. */
const accepted = ',"msg":""}'

/** These bodies are compressed, so only their length tells an answer from an error text. */
const isLong =
  (first: string): IsAnswer =>
  (body) =>
    body.length > Math.min(1_000, first.length / 20)
