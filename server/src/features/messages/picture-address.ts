import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MessagePicture } from '@patisserie/contract/messages'
import type { CopiedPicture } from './tables.ts'

/** What of a picture an address leads to: the one for pages, a still and smaller one, the original. */
export type PictureShape = 'display' | 'thumb' | 'original'

/** Who an address was given to, and until when it holds. */
export interface Granted {
  readonly name: string
  readonly shape: PictureShape
  readonly member: number
}

const hourMs = 60 * 60 * 1_000

/**
 * Addresses of private pictures: an image of a page cannot send the session's token, so the address itself says for
 * whom it was made, and until when, and is signed. It ends with the next hour but one, so that all answers of one hour
 * name the same address and the browser keeps its copy.
 */
export class PictureAddresses {
  readonly #key: Buffer

  constructor(secret: Buffer) {
    this.#key = createHmac('sha256', secret).update('message pictures').digest()
  }

  /** The addresses of a picture for one member. */
  row({ name, extension, width, height, alt }: CopiedPicture, member: number, now: Date): MessagePicture {
    const at = (shape: PictureShape) => this.#address({ name, shape, member }, now)
    const moves = extension === 'gif'
    const [src, still] = [at(moves ? 'display' : 'thumb'), at('thumb')]
    return { NAME: name, SRC: src, STILL: still, FULL: at('original'), WIDTH: width, HEIGHT: height, ALT: alt }
  }

  #address(granted: Granted, now: Date): string {
    const until = (Math.floor(now.getTime() / hourMs) + 2) * (hourMs / 1_000)
    const query = new URLSearchParams({ m: String(granted.member), u: String(until), s: this.#sign(granted, until) })
    return `${folder}/${granted.name}.${granted.shape}?${query}`
  }

  /** What an address grants; null if it is not signed by this site or has ended. */
  read(file: string, query: Readonly<Record<string, unknown>>, now: Date): Granted | null {
    const [, name, shape] = /^([\w-]{22})\.(display|thumb|original)$/.exec(file) ?? []
    const [member, until] = [Number(query.m), Number(query.u)]
    if (!name || !shape || !Number.isSafeInteger(member) || !Number.isSafeInteger(until)) return null
    const granted = { name, shape: shape as PictureShape, member }
    const signed = Buffer.from(this.#sign(granted, until))
    const given = Buffer.from(String(query.s))
    if (signed.length !== given.length || !timingSafeEqual(signed, given)) return null
    return until * 1_000 > now.getTime() ? granted : null
  }

  #sign({ name, shape, member }: Granted, until: number): string {
    return createHmac('sha256', this.#key).update(`${name} ${shape} ${member} ${until}`).digest('base64url')
  }
}

/** The path below which private pictures are served. */
export const folder = '/message-picture'
