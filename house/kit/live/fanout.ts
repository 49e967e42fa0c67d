/** Sends messages to all processes of one site, the sender included. */
export interface Fanout {
  /** Rejects if the message could not be sent. A message may have at most 7,900 bytes. */
  publish(channel: string, message: string): Promise<void>
  subscribe(channel: string, listener: FanoutListener): void
  close(): Promise<void>
}

export interface FanoutListener {
  readonly heard: (message: string) => void
  /** The connection is lost: no messages arrive until `regained`. */
  readonly lost: () => void
  /** Messages arrive from now on, for the first time or again; earlier ones may have been missed. */
  readonly regained: () => void
}
