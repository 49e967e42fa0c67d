/** A decision of staff; the note is for the member and may be empty. */
export interface Decided {
  readonly verdict: 'pass' | 'notPass'
  readonly note: string
}
