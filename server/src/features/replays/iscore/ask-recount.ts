import type { Tx } from '../../../kit/db/database.ts'
import { addJob } from '../../../kit/jobs/jobs.ts'

/** Whose runs are counted anew: those of a replay's uploader, of a member, of all who sign with this name, or of all. */
export type Recount =
  | { readonly replay: number }
  | { readonly member: number }
  | { readonly pilot: string }
  | { readonly all: true }

/** Has the board follow what this write changes: runs, decisions, signatures, what was imported. */
export const askRecount = (tx: Tx, what: Recount): Promise<void> => addJob(tx, 'iscore', what)
