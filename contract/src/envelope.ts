/** Gates a caller did not pass; the first four open their dialog in the browser. */
export type Auth = '' | 'login' | 'mailCheck' | 'captcha' | 'totp' | 'authority' | 'admin' | 'black'

/** What every understood call answers, also when it is refused (then with HTTP 200 too). */
export interface Envelope {
  readonly auth: Auth
  readonly data: unknown
  /** Empty, or a bare refusal code. */
  readonly msg: string
}

/** `data` of the gate `authority` where a level of privileges is missing: which kind, and from which level on. */
export interface LevelNotice {
  readonly kind: 'life' | 'bomb'
  readonly level: number
}

/** Refusals any call may answer: a fault in passing, a limit, a repeated key, an overloaded house, a write of another member. */
export const sharedRefusals = ['in-error', 'tooOften', 'busy', 'keyReused', 'otherMember'] as const
export type SharedRefusal = (typeof sharedRefusals)[number]

/** `data` of `tooOften` and of a frozen log-in: what the limit is (points per seconds) and when it ends (ISO 8601). */
export interface LimitNotice {
  readonly limit: { readonly points: number; readonly seconds: number }
  readonly until: string
}

export const authorizationScheme = 'Dessert'
export const captchaHeader = 'x-captcha'
export const idempotencyHeader = 'idempotency-key'
/** Id of the member under whom a write was composed; 0 for a guest. A token of somebody else is refused with `otherMember`. */
export const memberHeader = 'x-member'
