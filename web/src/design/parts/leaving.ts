/**
 * Sent by what is about to be left: a dialog that Escape, the backdrop or its cross closes, the document before a log-out.
 * It bubbles; whoever prevents it keeps things as they are and may call `leave` later.
 */
export const leaving = 'leaving'

/** The `detail` of the event. */
export interface Leaving {
  /** Something would be lost that is no typed text. */
  readonly firm: boolean
  readonly leave: () => void
}
