import type { Endpoint, Out } from '@patisserie/contract/endpoint'
import { type Auth, type Envelope, sharedRefusals } from '@patisserie/contract/envelope'
import type { Problem } from '@patisserie/words/problem'

export interface Refused {
  readonly ok: false
  /** Key of the words to show. */
  readonly refusal: Problem
  readonly auth: Auth
  /** What the server sent along: a limit's end, a captcha's challenge, a stored picture. */
  readonly data: unknown
  /** The bare message as it was sent. */
  readonly msg: string
}

export type Answer<T> = { readonly ok: true; readonly value: T } | Refused

/** An understood answer as value or refusal; a message gets the prefix of its noun. */
export const answerOf = <E extends Endpoint>(endpoint: E, { auth, data, msg }: Envelope): Answer<Out<E>> => {
  if (auth !== '') return refused({ refusal: `auth.${auth}`, auth, data, msg })
  if (msg !== '') return refused({ refusal: problemOf(endpoint, msg), auth, data, msg })
  // The server builds `data` from the same declaration.
  return { ok: true, value: data as Out<E> }
}

export const refused = (
  facts: Pick<Refused, 'refusal'> & { readonly auth?: Auth; readonly data?: unknown; readonly msg?: string },
): Refused => ({ ok: false, auth: '', data: null, msg: '', ...facts })

/** True for what passes by itself: worth another try, never worth keeping. */
export const passing = (answer: Answer<unknown>): boolean => !answer.ok && passingProblems.includes(answer.refusal)

const passingProblems: readonly Problem[] = ['netError2', 'unknownError', 'in-error', 'busy', 'tooOften']

const problemOf = (endpoint: Endpoint, msg: string): Problem => {
  const shared: readonly string[] = sharedRefusals
  // Both lists are the ones the type is made of.
  if (shared.includes(msg)) return msg as Problem
  // The server refuses with declared codes only; which they are, a first visit does not load.
  if (/^\w+$/.test(msg)) return `${endpoint.prefix}${msg}` as Problem
  // Whoever can use the picture that is there already finds its path in the message.
  if (msg.startsWith('upload repeated')) return 'imgRepeated'
  return 'unknownError'
}
