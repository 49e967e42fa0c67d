/** Things of one noun that reminders are about, by the first part of their subject (`topic` of `topic:12`). */
export interface RemindedSubject {
  readonly name: string
  /**
   * SQL: whether everybody still sees the thing that reminder `r` is about. Asked only for kinds that members cause, so
   * that a decision about a hidden thing is still told.
   */
  readonly seen: string
}
