/**
 * The phases of `phaseOf` as pages have them, and those of events that are not open (`asked`: staff decide about a member's
 * event; `refused`) or that are being paid, were paid, or were paid back. Wire names.
 */
export const betPhases = [
  'asked',
  'refused',
  'open',
  'ended',
  'proposed',
  'contested',
  'settling',
  'paid',
  'refunded',
] as const
export type ShownPhase = (typeof betPhases)[number]
