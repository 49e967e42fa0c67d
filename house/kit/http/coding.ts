import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

/** Compression of an answer. Brotli is preferred: half of gzip's time for the same size. */
export type Coding = 'br' | 'gzip'

/** The best encoding the client accepts; null if it accepts no compression. */
export function codingOf(request: FastifyRequest): Coding | null {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return takes.br.test(accepted) ? 'br' : takes.gzip.test(accepted) ? 'gzip' : null
}

export const takesGzip = (request: FastifyRequest): boolean =>
  takes.gzip.test(String(request.headers['accept-encoding'] ?? ''))

const refusedAfter = String.raw`\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))`
const takes = {
  br: new RegExp(String.raw`(?:^|[\s,])br${refusedAfter}`),
  gzip: new RegExp(String.raw`(?:^|[\s,])gzip${refusedAfter}`),
} as const satisfies Record<Coding, RegExp>

/** Level 1 in both encodings: for gzip half the time of level 4 for a fifteenth more bytes. */
export function zip(text: string | Uint8Array, coding: Coding): Uint8Array<ArrayBuffer> {
  const plain = typeof text === 'string' ? new TextEncoder().encode(text) : text
  if (coding === 'gzip') return new Uint8Array(gzipSync(plain, { level: 1 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return new Uint8Array(brotliCompressSync(plain, { params }))
}

/** Views the bytes as a Buffer, without a copy. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)
