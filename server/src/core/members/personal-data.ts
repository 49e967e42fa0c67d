import type { Tx } from '../../kit/db/database.ts'
import type { Reading } from './reads.ts'

/** What one feature keeps of a member. Every table with a column that names members stands in exactly one of these. */
export interface PersonalData {
  /** Its part of the file that members download. */
  readonly name: string
  readonly tables: readonly string[]
  /** Everything of the member that is theirs to take along, as JSON; files by their paths on the site. */
  export(db: Reading, member: number): Promise<unknown>
  /**
   * Whether something of the member's stands that others see or build on, so that an account without a verified address
   * is kept. What anybody may leave without verifying, such as drafts, does not count.
   */
  stands(db: Reading, member: number): Promise<boolean>
  /**
   * Removes it for good, in a transaction of its own. Done again it finds nothing and does nothing. The member's own row
   * stays behind empty, so that logs may keep the id.
   */
  forget(tx: Tx, member: number): Promise<void>
}
