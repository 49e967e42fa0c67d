import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import * as limits from '#rules/picture-limits.ts'
import { isPublicAddress } from './public-address.ts'

/** The reason why an external picture was not fetched. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched'
}

/** How outgoing requests are made. Every member has a default; only tests set them. */
export interface WayOut {
  /** Resolves a host to all its addresses. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  readonly mayReach?: (address: string) => boolean
  readonly ports?: { readonly 'http:': number; readonly 'https:': number }
  /** Time limit for one picture in milliseconds, redirects included. */
  readonly patienceMs?: number
}

export type FetchPicture = (url: string) => Promise<Buffer>

/**
 * Fetches a picture from an address in somebody's text, guarded against SSRF: every address of the host is checked, and
 * the connection goes to a checked address, so that a changed DNS answer has no effect. Each redirect is checked again.
 * Throws `NotFetched`, or the network's error.
 */
export function openFetcher(out: WayOut = {}): FetchPicture {
  const way: Required<WayOut> = { ...usual, ...out }
  return async (url) => {
    const signal = AbortSignal.timeout(way.patienceMs)
    let next = readAddress(url)
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const address = await Promise.race([checkedAddress(next, way), expiry(signal)])
      const answer = await ask(next, address, { way, signal })
      const status = answer.statusCode ?? 0
      if (status === 200) return await readBody(answer)
      answer.destroy()
      const { location } = answer.headers
      if (!redirectStatuses.has(status) || !location) throw new NotFetched(`status ${status}`)
      next = readAddress(location, next)
    }
    throw new NotFetched('too many redirects')
  }
}

const usual: Required<WayOut> = {
  resolve: lookUp,
  mayReach: isPublicAddress,
  ports: { 'http:': 80, 'https:': 443 },
  patienceMs: 5_000,
}
const mostRedirects = 3
const redirectStatuses = new Set([301, 302, 303, 307, 308])

/** A DNS lookup occupies one of the process's four pool threads until the DNS server answers: at most two at once. */
async function lookUp(host: string): Promise<string[]> {
  if (lookingUp >= 2) throw new NotFetched('names are slow')
  lookingUp += 1
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } finally {
    lookingUp -= 1
  }
}
let lookingUp = 0

interface Address {
  readonly url: URL
  readonly protocol: 'http:' | 'https:'
  /** Host name, or IPv4 or IPv6 address without brackets. */
  readonly host: string
}

function readAddress(text: string, from?: Address): Address {
  const url = URL.parse(text, from?.url)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new NotFetched('no address of the web')
  if (url.username || url.password) throw new NotFetched('an address with a name in it')
  // Other ports usually belong to internal services.
  if (url.port) throw new NotFetched('another port')
  return { url, protocol: url.protocol, host: url.hostname.replace(/^\[|\]$/g, '') }
}

async function checkedAddress({ host }: Address, { resolve, mayReach }: Required<WayOut>): Promise<string> {
  const addresses = isIP(host) ? [host] : await resolve(host)
  const [first] = addresses
  if (first === undefined) throw new NotFetched('the host has no address')
  // A host name that resolves to both an internal and a public address is suspicious: refuse it.
  if (!addresses.every(mayReach)) throw new NotFetched('an address that is not of the open Internet')
  return first
}

/** `lookup` takes no AbortSignal, so it is raced against this promise. */
const expiry = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

interface Asking {
  readonly way: Required<WayOut>
  readonly signal: AbortSignal
}

/** Connects to the checked IP address and sends the host's name: nothing is resolved again. */
function ask({ url, protocol, host }: Address, address: string, { way, signal }: Asking): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      host: address,
      port: way.ports[protocol],
      path: url.pathname + url.search,
      headers: { host: url.host, accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'DanmakuPatisserie' },
      agent: false,
      signal,
      // The certificate must be that of the host name; an IP address sends no server name.
      ...(isIP(host) === 0 && { servername: host }),
    }
    const request = protocol === 'https:' ? requestHttps(options) : requestHttp(options)
    request.once('response', resolve)
    // After the response has come, errors appear on its own stream; nobody listens to this promise any more.
    request.on('error', reject)
    request.end()
  })
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity', 'content-length': promised = '0' } = answer.headers
  try {
    if (encoding !== 'identity') throw new NotFetched('packed')
    if (Number(promised) > limits.pictureBytes) throw new NotFetched('too many bytes')
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.byteLength
      if (size > limits.pictureBytes) throw new NotFetched('too many bytes')
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    answer.destroy()
  }
}
