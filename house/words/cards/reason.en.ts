import type { reason as zh } from './reason.zh.ts'

/** The field for a reason: for acts of staff, and for reports. Loaded with its dialog, not with the pack. */
export const reason: typeof zh = {
  label: 'Reason',
  logged: 'Kept in the staff log; the person it is about reads it too',
  missing: 'Please give a reason',
}
