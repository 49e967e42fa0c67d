import type { Asked } from './run-section.ts'

/** Whether the body of an answer is what the row asks for. */
export type IsAnswer = (body: string) => boolean

/**
 * Asks once, looks at the answer closely, and answers how every other one of the row is told from a refusal, which is
 * HTTP 200 too and would look very fast. Throws where the first one is refused already.
 */
export async function expectAnswer(origin: string, { path, ...init }: Asked): Promise<IsAnswer> {
  const response = await fetch(origin + path, init)
  const text = await response.text()
  const wrong = () => new Error(`${path} ${init.body ?? ''} answers ${response.status} ${text.slice(0, 200)}`)
  if (!response.ok) throw wrong()
  if (!path.startsWith('/api/')) return isPage(text)
  const head = /^\{"auth":"","data":(?:\{"\w+":|\[|null|\d+|")/.exec(text)?.[0]
  if (!head || !text.endsWith(accepted)) throw wrong()
  return (body) => body.startsWith(head) && body.endsWith(accepted)
}

/** Every envelope ends with its refusal code, which is empty where the call did what it was asked. */
const accepted = ',"msg":""}'

/** Packed as they come, pages are told from words of a fault by their length alone. */
const isPage =
  (first: string): IsAnswer =>
  (body) =>
    body.length > Math.min(1_000, first.length / 20)
