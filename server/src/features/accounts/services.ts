import type { accounts } from '@patisserie/contract/accounts'
import type { Passwords } from '../../core/members/passwords.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Before, Call, Handler } from '../../kit/http/call.ts'
import type { Limits } from '../../kit/limits/limits.ts'

/** What the accounts are built on. */
export interface AccountsServices {
  /** For what must outlive a refusal, and for looks before a transaction opens. */
  readonly db: Database
  readonly passwords: Passwords
  readonly limits: Limits
  /** Key of the hashes kept of codes and of wrong passwords. */
  readonly secret: Buffer
  /** Public address of the site, without a slash at the end. */
  readonly origin: string
}

type Calls = typeof accounts.calls
export type HandlerOf<K extends keyof Calls> = Handler<Calls[K]>
export type CallOf<K extends keyof Calls> = Call<Calls[K]>
export type BeforeOf<K extends keyof Calls> = Before<Calls[K]>
