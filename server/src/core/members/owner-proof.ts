import type { Tx } from '../../kit/db/database.ts'

export interface TypedProof {
  readonly member: number
  /** A code of the authenticator or a recovery code; undefined where none was typed. */
  readonly code: string | undefined
  readonly now: Date
}

/** Tells the owner of an account from somebody who merely holds one of its sessions. */
export interface OwnerProof {
  /** The stored hash of the password where the typed one is right, else null. Slow: for the step before the transaction. */
  readonly checkPassword: (member: number, typed: string) => Promise<string | null>
  /** Whether the password is still the one that was checked. Locks the member's row. */
  readonly isStill: (tx: Tx, member: number, checked: string) => Promise<boolean>
  /** Takes the code for good; true without one where two-factor is off. */
  readonly passesFactor: (tx: Tx, typed: TypedProof) => Promise<boolean>
}
