/**
 * Sent by what is about to be left: a dialog that Escape, the backdrop or its cross closes, a page of the back office that is
 * closed, the document before a log-out. It bubbles; whoever prevents it keeps things as they are and may call `leave` later.
 */
export const leaving = 'leaving'

/** The `detail` of the event. */
export interface Leaving {
  /** Something would be lost that is no typed text. */
  readonly firm: boolean
  readonly leave: () => void
}

/** Whether `from` may be left now; where somebody asks first, `leave` may be called later. */
export const mayLeave = (from: EventTarget, leave: () => void, firm = false): boolean => {
  const detail: Leaving = { firm, leave }
  return from.dispatchEvent(new CustomEvent(leaving, { bubbles: true, cancelable: true, detail }))
}
