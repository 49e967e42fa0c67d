/** Carries messages between the processes of one site; one's own come back too. */
export interface Fanout {
  /** Rejects where it could not be said. A message has 7,900 bytes at most. */
  publish(channel: string, message: string): Promise<void>
  subscribe(channel: string, listener: FanoutListener): void
  close(): Promise<void>
}

export interface FanoutListener {
  readonly heard: (message: string) => void
  /** Nobody can be heard, until `regained`. */
  readonly lost: () => void
  /** Everybody can be heard from here on, for the first time or again: something may have been missed before. */
  readonly regained: () => void
}
