import type { Endpoint, Out, Sent } from '#contract/endpoint.ts'
import { type Auth, type Envelope, sharedRefusals } from '#contract/envelope.ts'
import type { Problem } from '#words/problem.ts'

export interface Refused {
  readonly ok: false
  /** Key of the problem words to show. */
  readonly refusal: Problem
  readonly auth: Auth
  /** Data sent along with the refusal: the end of a limit, a captcha's challenge, a stored picture. */
  readonly data: unknown
  /** The message as the server sent it, without the noun's prefix. */
  readonly msg: string
}

export type Answer<T> = { readonly ok: true; readonly value: T } | Refused

/** Turns an envelope into a value with the program's names, or a refusal, whose code gets the prefix of the endpoint's noun. */
export const answerOf = <E extends Endpoint>(endpoint: E, { auth, data, msg }: Envelope): Answer<Out<E>> => {
  if (auth !== '') return refused({ refusal: `auth.${auth}`, auth, data, msg })
  if (msg !== '') return refused({ refusal: problemOf(endpoint, msg), auth, data, msg })
  return { ok: true, value: programValue(endpoint, data) }
}

/** The data of a call that succeeded, with the names of the program. */
export const programValue = <E extends Endpoint>(endpoint: E, data: unknown): Out<E> =>
  // Safe to cast: the server builds `data` from the same declaration.
  (endpoint.decode ? endpoint.decode(data) : data) as Out<E>

/** An input with the names of the wire. */
export const wireInput = <E extends Endpoint>(endpoint: E, input: Sent<E>): unknown =>
  endpoint.encode ? endpoint.encode(input) : input

export const refused = (
  facts: Pick<Refused, 'refusal'> & { readonly auth?: Auth; readonly data?: unknown; readonly msg?: string },
): Refused => ({ ok: false, auth: '', data: null, msg: '', ...facts })

/** True for a transient refusal (network, server, rate limit): worth a retry, and never cached. */
export const passing = (answer: Answer<unknown>): boolean => !answer.ok && passingProblems.includes(answer.refusal)

const passingProblems: readonly Problem[] = ['netError2', 'unknownError', 'in-error', 'busy', 'tooOften', 'newBudget']

const problemOf = (endpoint: Endpoint, msg: string): Problem => {
  const shared: readonly string[] = sharedRefusals
  // Safe to cast: `Problem` is derived from this list and from the declared codes below.
  if (shared.includes(msg)) return msg as Problem
  // Safe to cast: the server sends codes that the contract declares. They are not checked here, because the list of codes
  // is not part of a first visit's scripts.
  if (/^\w+$/.test(msg)) return `${endpoint.prefix}${msg}` as Problem
  // The message ends with the path of the stored picture; the caller reads it from `msg`.
  if (msg.startsWith('upload repeated')) return 'imgRepeated'
  return 'unknownError'
}
