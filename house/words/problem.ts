import type { Auth, SharedRefusal } from '#contract/envelope.ts'

/** Failures that the client detects: no network, an unknown answer, a part of the site that did not load. */
export type GeneralProblem = 'netError2' | 'unknownError' | 'imgUploadUnknownError' | 'imgRepeated' | 'loadError'

/** A gate that was not passed. */
export type AuthProblem = `auth.${Exclude<Auth, ''>}`

/** Problems of any call. Their texts are in the pack, so that they are there from the first page on. */
export type CommonProblem = GeneralProblem | AuthProblem | SharedRefusal

/** Keys of the refusals of all calls: the list of the calls states them. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration
export interface Refusals {}

/** Refusals that only some calls declare. Their texts are loaded after the first page. */
export type CallRefusal = Exclude<keyof Refusals, SharedRefusal>

/** Every problem of a call; each has a text in every language. */
export type Problem = CommonProblem | CallRefusal
