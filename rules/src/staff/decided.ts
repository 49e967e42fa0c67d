/** How staff decided; the note is theirs to the member, or empty. */
export interface Decided {
  readonly verdict: 'pass' | 'notPass'
  readonly note: string
}
