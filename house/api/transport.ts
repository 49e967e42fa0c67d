export interface WireRequest {
  readonly method: 'GET' | 'POST'
  /** Path below the base address, including the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | null
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  /** Called with the share of a form's bytes sent so far, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

export interface WireReply {
  readonly status: number
  readonly retryAfter: string | null
  /** Text of the response: JSON, except for errors of a proxy. */
  readonly text: string
}

/** Sends one request. Throws without network and after the time-out. */
export type Transport = (request: WireRequest) => Promise<WireReply>
