import type { AddressQuery } from '#core/files/private-picture-route.ts'
import { SignedAddresses } from '#core/files/signed-addresses.ts'

/** The path below which pictures of works that are out of sight are served. */
export const hiddenFolder = '/hidden-painting'

/** A picture of a work, and the member to whom its address was given. */
interface Granted {
  readonly painting: number
  /** Which of the work's pictures, from 1. */
  readonly n: number
  readonly member: number
}

interface Shown {
  readonly KeyID: number
  readonly SRC: string
  readonly PICTURES?: readonly { readonly SRC: string }[]
}

/**
 * Addresses of the pictures of works that are out of sight, whose own addresses are closed: for their uploader and for
 * staff, for an hour or two, in one size.
 */
export class HiddenAddresses {
  readonly #signed: SignedAddresses

  constructor(secret: Buffer) {
    this.#signed = new SignedAddresses(secret, 'hidden paintings')
  }

  /** The row of a work that is out of sight, with addresses for one member in the place of those that are closed. */
  row<Row extends Shown>(row: Row, member: number, now: Date): Row {
    const at = (n: number) =>
      `${hiddenFolder}/${row.KeyID}.${n}?${this.#signed.query(`${row.KeyID}.${n}`, member, now)}`
    const pages = row.PICTURES && { PICTURES: row.PICTURES.map((page, at0) => ({ ...page, SRC: at(at0 + 1) })) }
    return { ...row, SRC: at(1), ...pages }
  }

  /** What an address grants; null if it is not signed by this site or has ended. */
  read(file: string, query: AddressQuery, now: Date): Granted | null {
    const [, painting, n] = /^([1-9]\d{0,8})\.([1-9]\d?)$/.exec(file) ?? []
    if (!painting || !n) return null
    const member = this.#signed.member(`${painting}.${n}`, query, now)
    return member === null ? null : { painting: Number(painting), n: Number(n), member }
  }
}
