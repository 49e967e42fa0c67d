import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 random bits, base64url for headers and links. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. The token is random and long, so a plain hash without salt is enough. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
