import type { Auth, SharedRefusal } from '@patisserie/contract/envelope'
import type { RefusalKey } from '@patisserie/contract/site'

/** Failures the client itself knows: no network, an answer it does not understand, a part of the site that did not load. */
export type GeneralProblem = 'netError2' | 'unknownError' | 'imgUploadUnknownError' | 'imgRepeated' | 'loadError'

/** A gate that was not passed. */
export type AuthProblem = `auth.${Exclude<Auth, ''>}`

/** What any call may end with: its words are there from the first page on. */
export type CommonProblem = GeneralProblem | AuthProblem | SharedRefusal

/** What calls refuse by their own rules: these words come after the first page. */
export type CallRefusal = Exclude<RefusalKey, SharedRefusal>

/** Everything that can go wrong with a call, each with words in every language. */
export type Problem = CommonProblem | CallRefusal
