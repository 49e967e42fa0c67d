export interface WireRequest {
  readonly method: 'GET' | 'POST'
  /** Below the base address, query included. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | null
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  /** Share of the bytes of a form that are sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

export interface WireReply {
  readonly status: number
  readonly retryAfter: string | null
  /** The answer's text: JSON but for faults of a proxy. */
  readonly text: string
}

/** Sends one request; throws without network and after the time-out. */
export type Transport = (request: WireRequest) => Promise<WireReply>

/** Over HTTP below `base`. */
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
