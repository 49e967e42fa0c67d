import type { Endpoint, Group } from '#contract/endpoint.ts'
import type { Auth, SharedRefusal } from '#contract/envelope.ts'
import type * as houseCalls from '#contract/house-calls.ts'
import type { OfNouns } from '#rules/nouns.ts'

/** Failures that the client detects: no network, an unknown answer, a part of the site that did not load. */
export type GeneralProblem = 'netError2' | 'unknownError' | 'imgUploadUnknownError' | 'imgRepeated' | 'loadError'

/** A gate that was not passed. */
export type AuthProblem = `auth.${Exclude<Auth, ''>}`

/** Problems of any call. Their texts are in the pack, so that they are there from the first page on. */
export type CommonProblem = GeneralProblem | AuthProblem | SharedRefusal

/** Keys of what the groups refuse: the prefix of the group and the code. */
export type RefusalsOf<Calls> = Calls extends unknown ? { [G in keyof Calls]: KeysOf<Calls[G]> }[keyof Calls] : never

type KeysOf<G> =
  G extends Group<infer P, infer C>
    ? `${P}${C[keyof C] extends Endpoint ? C[keyof C]['refusals'][number] : never}`
    : never

/** Refusals that only some calls declare. Their texts are loaded after the first page. */
export type CallRefusal = Exclude<RefusalsOf<OfNouns<'calls'>> | RefusalsOf<typeof houseCalls>, SharedRefusal>

/** Every problem of a call; each has a text in every language. */
export type Problem = CommonProblem | CallRefusal
