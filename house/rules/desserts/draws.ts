/**
 * Draws that anybody can work out again. A member has a secret seed for each Beijing day: its SHA-256 is shown during the
 * day, the seed itself ten minutes after the day. Draw n of an act is the HMAC-SHA-256 with the seed as its key of the message
 * below; its first six bytes as a number divide by 2^48 to a number from 0 to below 1.
 */

/** What is drawn; wire names, which never change. */
export const drawKinds = ['synthesis', 'outing', 'coffee', 'starsugar', 'bullet', 'stake', 'betEffect'] as const
export type DrawKind = (typeof drawKinds)[number]

export interface DrawName {
  readonly kind: DrawKind
  /** What was drawn for: the id of a synthesis or outing, an event of bets, the day of coffee and star-sugar, a number of a post's own. */
  readonly subject: string
  /** The number of the draw within the act, from 0. */
  readonly n: number
}

export const drawMessage = ({ kind, subject, n }: DrawName): string => `${kind}:${subject}:${n}`

/** The number from 0 to below 1 that a digest of at least six bytes is. */
export function drawnNumber(digest: Uint8Array): number {
  let whole = 0
  for (let at = 0; at < drawBytes; at++) whole = whole * 256 + (digest[at] ?? 0)
  return whole / 2 ** (8 * drawBytes)
}

const drawBytes = 6

/** Minutes after a day when its seeds are told: what began before midnight has drawn by then. */
export const toldAfterMinutes = 10
