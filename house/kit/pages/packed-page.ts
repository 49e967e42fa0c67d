import { createHash } from 'node:crypto'
import type { Envelope } from '#contract/envelope.ts'
import type { PageRequest, RenderedPage, Renderer } from '#contract/page.ts'
import { type Coding, zip } from '../http/coding.ts'

/**
 * A page as it is sent: its compressed bytes in a buffer of their own, so that it can be transferred between threads.
 */
export interface PackedPage extends Omit<RenderedPage, 'html'> {
  readonly zipped: Uint8Array<ArrayBuffer>
  readonly coding: Coding
  readonly etag: string
}

/** A page to render. `read` runs a read; it gets its own copy of the input and answers an envelope as JSON. */
export interface PageWanted extends Omit<PageRequest, 'call'> {
  readonly coding: Coding
  readonly read: (path: string, input: unknown) => Promise<string>
}

/** Renders and compresses pages. */
export interface Pages extends Omit<Renderer, 'render'> {
  readonly render: (wanted: PageWanted) => Promise<PackedPage>
  /** Starts the rendering threads, if there are any; false if there is nothing to warm up. */
  readonly warm?: () => Promise<boolean>
}

export function packPage({ html, ...page }: RenderedPage, coding: Coding): PackedPage {
  // The tag is a hash of the page itself, so that it is the same in every encoding, process and rendering. Weak, because it
  // serves all encodings.
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`
  return { ...page, zipped: zip(html, coding), coding, etag }
}

/** Renders and compresses in the current thread. */
export const packing = ({ render, ...renderer }: Renderer): Pages => ({
  ...renderer,
  render: async ({ read, coding, ...request }) => {
    // A read inside the process answers an envelope.
    const call: PageRequest['call'] = async (path, input) =>
      JSON.parse(await read(path, structuredClone(input))) as Envelope
    return packPage(await render({ ...request, call }), coding)
  },
})
