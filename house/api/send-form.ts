import type { WireReply, WireRequest } from './transport.ts'

/** Posts a form by XMLHttpRequest, because `fetch` does not report upload progress. */
export const sendForm = (base: string, { path, headers, body, timeoutMs, signal, onProgress }: WireRequest) =>
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
