/** The gate that the caller did not pass; the client opens a dialog for the first four. */
export type Auth = '' | 'login' | 'mailCheck' | 'captcha' | 'totp' | 'authority' | 'admin' | 'black'

/** The body of every answer to a valid call, including refusals (also HTTP 200). */
export interface Envelope {
  readonly auth: Auth
  readonly data: unknown
  /** Empty, or a refusal code. */
  readonly msg: string
}

/** `data` of the gate `authority` if a privilege level is missing: its kind, and the level needed. */
export interface LevelNotice {
  readonly kind: 'life' | 'bomb'
  readonly level: number
}

/**
 * Refusals of any call: temporary failure, rate limit, daily budget of a new account, reused idempotency key, overload,
 * write composed by another member.
 */
export const sharedRefusals = ['in-error', 'tooOften', 'newBudget', 'busy', 'keyReused', 'otherMember'] as const
export type SharedRefusal = (typeof sharedRefusals)[number]

/** `data` of `tooOften`, `newBudget` and of a frozen log-in: the limit (points per seconds) and when it ends (ISO 8601). */
export interface LimitNotice {
  readonly limit: { readonly points: number; readonly seconds: number }
  readonly until: string
}

export const authorizationScheme = 'Dessert'
export const captchaHeader = 'x-captcha'
export const idempotencyHeader = 'idempotency-key'
/**
 * Header of writes: id of the member who composed it, 0 for a guest. If the token is another member's, the call is
 * refused with `otherMember`.
 */
export const memberHeader = 'x-member'
