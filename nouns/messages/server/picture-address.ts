import type { AddressQuery } from '#core/files/private-picture-route.ts'
import { SignedAddresses } from '#core/files/signed-addresses.ts'
import type { MessagePicture } from '../contract/messages.ts'
import type { CopiedPicture } from './tables.ts'

/** What of a picture an address leads to: the one for pages, a still and smaller one, the original. */
export type PictureShape = 'display' | 'thumb' | 'original'

/** What an address leads to, and to whom it was given. */
export interface Granted {
  readonly name: string
  readonly shape: PictureShape
  readonly member: number
}

/** Addresses of the pictures of messages. */
export class PictureAddresses {
  readonly #signed: SignedAddresses

  constructor(secret: Buffer) {
    this.#signed = new SignedAddresses(secret, 'message pictures')
  }

  /** The addresses of a picture for one member. */
  row({ name, extension, width, height, alt }: CopiedPicture, member: number, now: Date): MessagePicture {
    const at = (shape: PictureShape) =>
      `${folder}/${name}.${shape}?${this.#signed.query(`${name} ${shape}`, member, now)}`
    const moves = extension === 'gif'
    const [src, still] = [at(moves ? 'display' : 'thumb'), at('thumb')]
    return { NAME: name, SRC: src, STILL: still, FULL: at('original'), WIDTH: width, HEIGHT: height, ALT: alt }
  }

  /** What an address grants; null if it is not signed by this site or has ended. */
  read(file: string, query: AddressQuery, now: Date): Granted | null {
    const [, name, shape] = /^([\w-]{22})\.(display|thumb|original)$/.exec(file) ?? []
    if (!name || !shape) return null
    const member = this.#signed.member(`${name} ${shape}`, query, now)
    return member === null ? null : { name, shape: shape as PictureShape, member } // the form names no other shape
  }
}

/** The path below which private pictures are served. */
export const folder = '/message-picture'
