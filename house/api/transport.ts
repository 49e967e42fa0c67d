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

/** A transport over HTTP; paths are appended to `base`. */
export const httpTransport =
  (base: string): Transport =>
  (request) =>
    request.body instanceof FormData
      ? import('./send-form.ts').then(({ sendForm }) => sendForm(base, request))
      : sendText(base, request)

const sendText = async (base: string, { method, path, headers, body, timeoutMs, signal }: WireRequest) => {
  const timeout = AbortSignal.timeout(timeoutMs)
  const reply = await fetch(base + path, {
    method,
    headers,
    body,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text: await reply.text() }
}
