import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 random bits, as text for headers and links. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token. It is random and long, so a plain hash is enough. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
