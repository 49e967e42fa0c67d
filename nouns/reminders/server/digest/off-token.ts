import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token of a mailed link that ends a member's digests: the member and a keyed hash. It does nothing else, so it
 * needs no row and does not expire; a mail of last year still ends them.
 */
export const offToken = (secret: Buffer, member: number): string => `${member}-${signature(secret, member)}`

/** The member whose digests a token ends; null if the site did not make it. */
export function memberOfToken(secret: Buffer, token: string): number | null {
  const [, id, signed] = /^([1-9]\d{0,14})-([\w-]{43})$/.exec(token) ?? []
  if (!id || !signed) return null
  const member = Number(id)
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secret, member))) ? member : null
}

const signature = (secret: Buffer, member: number): string =>
  createHmac('sha256', secret).update(`digest off\n${member}`).digest('base64url')
