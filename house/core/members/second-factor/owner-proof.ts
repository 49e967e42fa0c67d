import type { Tx } from '#kit/db/database.ts'

export interface TypedProof {
  readonly member: number
  /** A code of the authenticator, or a recovery code; undefined if none was typed. */
  readonly code: string | undefined
  readonly now: Date
}

/** Checks password and second factor again, before acts that a stolen session must not allow. */
export interface OwnerProof {
  /**
   * Checks a typed password; answers the stored hash if it is right, else null. Slow: call it before the transaction.
   */
  readonly checkPassword: (member: number, typed: string) => Promise<string | null>
  /** Whether the stored hash is still the one that was checked. Locks the member's row. */
  readonly isStill: (tx: Tx, member: number, checked: string) => Promise<boolean>
  /** Checks and uses up the code; true without a code if two-factor is off. */
  readonly passesFactor: (tx: Tx, typed: TypedProof) => Promise<boolean>
}
