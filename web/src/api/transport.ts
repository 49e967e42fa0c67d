export interface WireRequest {
  readonly method: 'GET' | 'POST'
  /** Below the base address, query included. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | null
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  /** Share of the bytes sent, 0 to 1; asking for it sends through XMLHttpRequest. */
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
    request.body instanceof FormData ? sendForm(base, request) : sendText(base, request)

/** Answers recorded from a running site: one JSON object, `"<path> <input>"` -> envelope. */
export const recordedTransport = (file: string): Transport => {
  let answers: Promise<Record<string, unknown>> | undefined
  return async ({ path, body }) => {
    answers ??= fetch(file).then((reply) => reply.json() as Promise<Record<string, unknown>>)
    const answer = (await answers)[`${path} ${typeof body === 'string' ? body : '{}'}`]
    if (answer === undefined) return { status: 404, retryAfter: null, text: '' }
    return { status: 200, retryAfter: null, text: JSON.stringify(answer) }
  }
}

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

/** `fetch` does not tell how much of a body has been sent. */
const sendForm = (base: string, { path, headers, body, timeoutMs, signal, onProgress }: WireRequest) =>
  new Promise<WireReply>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', base + path)
    request.timeout = timeoutMs
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader('retry-after'),
        text: request.responseText,
      })
    request.onerror = () => reject(new TypeError('no network'))
    request.ontimeout = () => reject(new DOMException('upload took too long', 'TimeoutError'))
    request.onabort = () => reject(new DOMException('upload was given up', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
