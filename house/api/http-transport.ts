import type { Transport, WireRequest } from './transport.ts'

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
