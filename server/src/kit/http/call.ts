import type { Endpoint, Group, In, Kind, Out, RefusalOf, Scope } from '@patisserie/contract/endpoint'
import type { SharedRefusal } from '@patisserie/contract/envelope'
import type { ReadDb, Tx } from '../db/database.ts'

/** Who calls: what the gates need to know of a signed-in account. */
export interface Caller {
  readonly id: number
  readonly verified: boolean
  readonly black: boolean
  readonly staff: readonly string[]
  /** Levels of privileges that count, of both kinds. */
  readonly levels: { readonly life: number; readonly bomb: number }
  /** Holds codes that do not count before two-factor is on: `staff` is empty. */
  readonly needsFactor?: true
  /** Id of the session whose token came with the call; empty for a script's token. */
  readonly session: string
  /** What a script's token is good for; null for a session, which may do all its member may. */
  readonly scopes: readonly Scope[] | null
  /** The staff member who entered as this one, where somebody did. */
  readonly enteredBy?: number
}

/** Where a call comes from. */
export interface Origin {
  readonly ip: string
  /** /24 or /64 of the address: what limits are counted by. */
  readonly network: string
  readonly agent: string
  readonly language: 'zh' | 'en'
}

export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A file as answer of a call declared `blob`. */
export interface BlobAnswer {
  readonly fileName: string
  readonly bytes: Uint8Array
}

type Answer<E extends Endpoint> = E['blob'] extends true ? BlobAnswer : Out<E>
type MemberOf<E extends Endpoint> = E['who'] extends 'anyone' ? Caller | null : Caller
type HandleOf<K extends Kind> = K extends 'read' ? ReadDb : Tx

/** What every step of a handler sees. */
export interface Before<E extends Endpoint> {
  readonly input: In<E>
  readonly member: MemberOf<E>
  readonly from: Origin
  readonly file: UploadedFile | null
  readonly now: Date
  /** Ends the call with a declared code; the transaction rolls back. `data` goes out beside it. */
  readonly refuse: (code: RefusalOf<E> | SharedRefusal, data?: unknown) => never
  /** Ends the call with a captcha demand unless a fresh solution came along. */
  readonly requireCaptcha: () => Promise<void>
}

export interface Call<E extends Endpoint> extends Before<E> {
  /** Read-only for reads; for writes the call's transaction, the only handle in scope. */
  readonly db: HandleOf<E['kind']>
}

export type Handler<E extends Endpoint> = ((call: Call<E>) => Promise<Answer<E>>) | Prepared<E>

/** A handler whose slow pure work (hashing, decoding, parsing) runs before its transaction opens. */
export interface Prepared<E extends Endpoint> {
  readonly prepare: (call: Before<E>) => Promise<unknown>
  readonly run: (call: Call<E>, prepared: never) => Promise<Answer<E>>
}

/** Pairs the slow step with the transactional one, so that the second gets what the first returned. */
export const prepared = <E extends Endpoint, P>(
  prepare: (call: Before<E>) => Promise<P>,
  run: (call: Call<E>, prepared: P) => Promise<Answer<E>>,
): Prepared<E> => ({ prepare, run }) as Prepared<E> // P is known to exactly this pair

export type Handlers<G extends Group> = { readonly [K in keyof G['calls']]: Handler<G['calls'][K]> }

export interface Feature {
  readonly group: Group
  readonly handlers: Readonly<Record<string, unknown>>
}

/** Binds every call of a noun to its handler; a missing one does not compile. */
export const implement = <G extends Group>(group: G, handlers: Handlers<G>): Feature => ({ group, handlers })
