import type { reason as zh } from '../zh/reason.ts'

/** Asks why: of staff before every act, of members who report. Loaded with its dialog, not with the pack. */
export const reason: typeof zh = {
  label: 'Reason',
  logged: 'Kept in the staff log; the person it is about reads it too',
  missing: 'Please give a reason',
}
