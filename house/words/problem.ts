import type { Auth, SharedRefusal } from '@patisserie/contract/envelope'
import type { RefusalKey } from '@patisserie/contract/site'

/** Failures that the client detects: no network, an unknown answer, a part of the site that did not load. */
export type GeneralProblem = 'netError2' | 'unknownError' | 'imgUploadUnknownError' | 'imgRepeated' | 'loadError'

/** A gate that was not passed. */
export type AuthProblem = `auth.${Exclude<Auth, ''>}`

/** Problems of any call. Their texts are in the pack, so that they are there from the first page on. */
export type CommonProblem = GeneralProblem | AuthProblem | SharedRefusal

/** Refusals that only some calls declare. Their texts are loaded after the first page. */
export type CallRefusal = Exclude<RefusalKey, SharedRefusal>

/** Every problem of a call; each has a text in every language. */
export type Problem = CommonProblem | CallRefusal
