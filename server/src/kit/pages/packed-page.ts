import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Envelope } from '@patisserie/contract/envelope'
import type { PageRequest, RenderedPage, Renderer } from '@patisserie/contract/page'

/** How a page is compressed: Brotli for whoever takes it, which costs half of gzip's time for as many bytes. */
export type Coding = 'br' | 'gzip'

/** A page as it is sent: its bytes, compressed, in a buffer of their own. */
export interface PackedPage extends Omit<RenderedPage, 'html'> {
  readonly zipped: Uint8Array<ArrayBuffer>
  readonly coding: Coding
  readonly etag: string
}

/** A page that is wanted, and how its reads are made: they get an input of their own and answer an envelope as JSON. */
export interface PageWanted extends Omit<PageRequest, 'call'> {
  readonly coding: Coding
  readonly read: (path: string, input: unknown) => Promise<string>
}

/** Makes pages ready to send. */
export interface Pages extends Omit<Renderer, 'render'> {
  readonly render: (wanted: PageWanted) => Promise<PackedPage>
  /** Makes ready what renders beside this thread, if anything does: false where nothing is to be warmed. */
  readonly warm?: () => Promise<boolean>
}

export function packPage({ html, ...page }: RenderedPage, coding: Coding): PackedPage {
  const zipped = zip(html, coding)
  // Equal pages are equal when compressed, and those bytes are a fifth. Weak: one tag for the page in any coding.
  return { ...page, zipped, coding, etag: `W/"${createHash('sha1').update(zipped).digest('base64url')}"` }
}

/** Gzip at its least level: half the time of 4 for a fifteenth more bytes. */
export function zip(html: string | Uint8Array, coding: Coding): Uint8Array<ArrayBuffer> {
  const plain = typeof html === 'string' ? new TextEncoder().encode(html) : html
  if (coding === 'gzip') return new Uint8Array(gzipSync(plain, { level: 1 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return new Uint8Array(brotliCompressSync(plain, { params }))
}

/** Renders and packs in this thread. */
export const packing = ({ render, ...renderer }: Renderer): Pages => ({
  ...renderer,
  render: async ({ read, coding, ...request }) => {
    // A read of the process answers an envelope.
    const call: PageRequest['call'] = async (path, input) =>
      JSON.parse(await read(path, structuredClone(input))) as Envelope
    return packPage(await render({ ...request, call }), coding)
  },
})
