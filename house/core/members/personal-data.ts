import type { Tx } from '#kit/db/database.ts'
import type { Reading } from './reads.ts'

/**
 * What one feature stores about a member. Every table with a column that names members belongs to exactly one of these.
 */
export interface PersonalData {
  /** Name of its part in the file that members download. */
  readonly name: string
  readonly tables: readonly string[]
  /** All data of the member that belongs to them, as JSON; files are given by their paths on the site. */
  export(db: Reading, member: number): Promise<unknown>
  /**
   * Whether the member has something here that others see or build on: an account without a verified address is then
   * not deleted. Things that anybody may leave without verifying, such as drafts, do not count.
   */
  stands(db: Reading, member: number): Promise<boolean>
  /**
   * Deletes the data for good, in a transaction of its own. Must be idempotent. The member's own row stays, emptied, so
   * that logs may keep the id.
   */
  forget(tx: Tx, member: number): Promise<void>
}
