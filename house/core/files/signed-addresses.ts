import { createHmac, timingSafeEqual } from 'node:crypto'

const hourMs = 60 * 60 * 1_000

/**
 * Addresses of private files: an image of a page cannot send the session's token, so the address itself says for whom it
 * was made, and until when, and is signed. It ends with the next hour but one, so that all answers of one hour name the
 * same address and the browser keeps its copy.
 */
export class SignedAddresses {
  readonly #key: Buffer

  /** `purpose` keeps the addresses of one part of the site from being valid in another. */
  constructor(secret: Buffer, purpose: string) {
    this.#key = createHmac('sha256', secret).update(purpose).digest()
  }

  /** The query of an address that leads a member to `what`. */
  query(what: string, member: number, now: Date): string {
    const until = (Math.floor(now.getTime() / hourMs) + 2) * (hourMs / 1_000)
    return new URLSearchParams({
      m: String(member),
      u: String(until),
      s: this.#sign(what, member, until),
    }).toString()
  }

  /** The member to whom an address of `what` was given; null if it is not signed by this site or has ended. */
  member(what: string, query: Readonly<Record<string, unknown>>, now: Date): number | null {
    const [member, until] = [Number(query.m), Number(query.u)]
    if (!Number.isSafeInteger(member) || !Number.isSafeInteger(until)) return null
    const signed = Buffer.from(this.#sign(what, member, until))
    const given = Buffer.from(String(query.s))
    if (signed.length !== given.length || !timingSafeEqual(signed, given)) return null
    return until * 1_000 > now.getTime() ? member : null
  }

  #sign(what: string, member: number, until: number): string {
    return createHmac('sha256', this.#key).update(`${what} ${member} ${until}`).digest('base64url')
  }
}
