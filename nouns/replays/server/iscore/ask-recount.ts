import type { Tx } from '#kit/db/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'

/**
 * The members whose runs are counted again: a replay's uploader, one member, all who sign with this name, or everybody.
 */
export type Recount =
  | { readonly replay: number }
  | { readonly member: number }
  | { readonly pilot: string }
  | { readonly all: true }

/**
 * Queues a recount of the board after a write that changes it: to runs, decisions, signatures or imported scores. For a
 * replay the caller has locked its row.
 */
export const askRecount = (tx: Tx, what: Recount): Promise<void> =>
  addJob(tx, 'iscore', what, 'replay' in what ? { key: `iscore:${what.replay}` } : {})
