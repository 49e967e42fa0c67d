import type { Endpoint, Group, In, Kind, Out, RefusalOf, Scope } from '#contract/endpoint.ts'
import type { SharedRefusal } from '#contract/envelope.ts'
import type { ReadDb, Tx } from '../db/database.ts'
import type { Refusal } from '../refusal.ts'

/** The authenticated caller, with what the gates need to know. */
export interface Caller {
  readonly id: number
  readonly verified: boolean
  readonly black: boolean
  readonly staff: readonly string[]
  /** Privilege levels of both kinds. */
  readonly levels: { readonly life: number; readonly bomb: number }
  /** How far the account is trusted with reaching others: decides about budgets, and about posts that wait. */
  readonly standing: 'new' | 'settled' | 'trusted'
  /** The member has staff codes, but they do not count before two-factor is on: `staff` is empty. */
  readonly needsFactor?: true
  /** Id of the session whose token was sent; empty for a script token. */
  readonly session: string
  /** The scopes of a script token; null for a session, which may do all its member may. */
  readonly scopes: readonly Scope[] | null
  /** Id of the member of staff who entered this account, if the session is theirs. */
  readonly enteredBy?: number
}

/** Where a request comes from. */
export interface Origin {
  readonly ip: string
  /** /24 or /64 network of the address; rate limits are counted per network. */
  readonly network: string
  readonly agent: string
  readonly language: 'zh' | 'en'
}

export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The answer of a call declared `blob`: a file to download. */
export interface BlobAnswer {
  readonly fileName: string
  readonly bytes: Uint8Array
}

type Answer<E extends Endpoint> = E['blob'] extends true ? BlobAnswer : Out<E>
type MemberOf<E extends Endpoint> = E['who'] extends 'anyone' ? Caller | null : Caller
type HandleOf<K extends Kind> = K extends 'read' ? ReadDb : Tx

/** The context that every step of a handler gets. */
export interface Before<E extends Endpoint> {
  readonly input: In<E>
  readonly member: MemberOf<E>
  readonly from: Origin
  readonly file: UploadedFile | null
  readonly now: Date
  /** Ends the call with a declared refusal code; the transaction rolls back. `data` is sent with it. */
  readonly refuse: (code: RefusalOf<E> | SharedRefusal, data?: unknown) => never
  /** Ends the call with the gate `captcha`, unless the request carries a fresh solution. */
  readonly requireCaptcha: () => Promise<void>
}

export interface Call<E extends Endpoint> extends Before<E> {
  /** A read-only handle for reads; for writes the call's transaction. No other handle may be used. */
  readonly db: HandleOf<E['kind']>
}

export type Handler<E extends Endpoint> = ((call: Call<E>) => Promise<Answer<E>>) | Prepared<E> | Shared<E>

/** What a handler knows before a call has paid its captcha and its point of a rate limit. */
export type Checked<E extends Endpoint> = Pick<Before<E>, 'input' | 'refuse'>

/** A handler whose slow work without a database (hashing, decoding, parsing) runs before its transaction opens. */
export interface Prepared<E extends Endpoint> {
  /**
   * Refuses an input that is wrong by itself, before the browser has to solve a captcha for it. Runs for everybody
   * without any limit: it must be cheap and reveal nothing.
   */
  readonly check?: (call: Checked<E>) => Promise<void>
  readonly prepare: (call: Before<E>) => Promise<unknown>
  readonly run: (call: Call<E>, prepared: never) => Promise<Answer<E>>
}

/** Builds a `Prepared` handler; `run` gets what `prepare` returned. */
export const prepared = <E extends Endpoint, P>(
  prepare: (call: Before<E>) => Promise<P>,
  run: (call: Call<E>, prepared: P) => Promise<Answer<E>>,
  check?: (call: Checked<E>) => Promise<void>,
): Prepared<E> => ({ prepare, run, ...(check && { check }) }) as Prepared<E> // only this pair knows P

/** What came of one of several calls: its answer, its refusal, or `again`: it must run alone after the others. */
export type Outcome<T> = { readonly answer: T } | { readonly refusal: Refusal } | 'again'

/** A member's write whose calls of one lane share transactions: those that come while one runs are run by the next, together. */
export interface Shared<E extends Endpoint> {
  readonly laneOf: (input: In<E>) => string
  /** Refuses a call before it waits. */
  readonly admit: (call: Before<E>) => void
  /**
   * Runs calls of different members in one transaction, in the order they came, and answers an outcome each. A call that is refused
   * or runs again has written nothing. If this throws, all of it is rolled back and the calls are run in halves.
   */
  readonly runAll: (calls: readonly Call<E>[]) => Promise<readonly Outcome<Answer<E>>[]>
}

export type Handlers<G extends Group> = { readonly [K in keyof G['calls']]: Handler<G['calls'][K]> }

export interface Feature {
  readonly group: Group
  readonly handlers: Readonly<Record<string, unknown>>
}

/** Binds every call of a noun to its handler; a missing handler is a type error. */
export const implement = <G extends Group>(group: G, handlers: Handlers<G>): Feature => ({ group, handlers })
