import type { accounts } from '#contract/accounts.ts'
import type { secondFactor } from '#contract/second-factor.ts'
import type { Passwords } from '#core/members/passwords/passwords.ts'
import type { PersonalData } from '#core/members/personal-data.ts'
import type { Database } from '#kit/db/database.ts'
import type { Before, Call, Handler } from '#kit/http/call.ts'
import type { Limits } from '#kit/limits/limits.ts'
import type { ownData } from '../contract/own-data.ts'

/** Dependencies of the accounts feature. */
export interface AccountsServices {
  /** For writes that must survive a refusal, and for reads before the transaction opens. */
  readonly db: Database
  readonly passwords: Passwords
  /** The personal-data part of each feature. */
  readonly personalData: readonly PersonalData[]
  readonly limits: Limits
  /** Key for the hashes of codes and wrong passwords, and for encrypting the secrets of authenticators. */
  readonly secret: Buffer
  /** Public address of the site, without a slash at the end. */
  readonly origin: string
}

type Calls = typeof accounts.calls
type FactorCalls = typeof secondFactor.calls
type OwnCalls = typeof ownData.calls
export type FactorHandler<K extends keyof FactorCalls> = Handler<FactorCalls[K]>
export type FactorCall<K extends keyof FactorCalls> = Call<FactorCalls[K]>
export type FactorBefore<K extends keyof FactorCalls> = Before<FactorCalls[K]>
export type OwnHandler<K extends keyof OwnCalls> = Handler<OwnCalls[K]>
export type OwnCall<K extends keyof OwnCalls> = Call<OwnCalls[K]>
export type OwnBefore<K extends keyof OwnCalls> = Before<OwnCalls[K]>
export type HandlerOf<K extends keyof Calls> = Handler<Calls[K]>
export type CallOf<K extends keyof Calls> = Call<Calls[K]>
export type BeforeOf<K extends keyof Calls> = Before<Calls[K]>
