import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import * as limits from '#rules/people/account-limits.ts'

/** A new TOTP secret: 20 random bytes, as RFC 4226 recommends. */
export const newFactorSecret = (): Buffer => randomBytes(20)

/**
 * Encrypts a secret for storage under a key derived from the site's key. It can only be decrypted for the same member.
 */
export function sealSecret(siteKey: Buffer, member: number, secret: Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(siteKey), nonce).setAAD(ownerOf(member))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export function openSecret(siteKey: Buffer, member: number, kept: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(siteKey), kept.subarray(0, 12))
    .setAAD(ownerOf(member))
    .setAuthTag(kept.subarray(12, 28))
  return Buffer.concat([decipher.update(kept.subarray(28)), decipher.final()])
}

/** The secret in base 32, and the `otpauth:` address that authenticators read from a QR code. */
export function describeSecret(secret: Buffer, account: string): { secret: string; uri: string } {
  const totp = totpOf(secret, account)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The TOTP time step that a code belongs to, within `totpWindow` steps of now; null if the code is wrong. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: limits.totpWindow })
  return delta === null ? null : Math.floor(timestamp / 1_000 / limits.totpStepSeconds) + delta
}

/** Ten random characters, without those that are easily confused. */
export const newRecoveryCode = (): string =>
  Array.from({ length: 10 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** The recovery code as people see it, in two groups of five. */
export const shownCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

export const recoveryHash = (siteKey: Buffer, member: number, code: string): Buffer =>
  createHmac('sha256', siteKey).update(`recovery\n${member}\n${code}`).digest()

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const totpOf = (secret: Buffer, account = '') =>
  new TOTP({
    issuer: 'Danmaku Patisserie',
    label: account,
    algorithm: 'SHA1',
    digits: limits.totpDigits,
    period: limits.totpStepSeconds,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  })

const keyFrom = (siteKey: Buffer): Buffer => Buffer.from(hkdfSync('sha256', siteKey, '', 'second factor', 32))

const ownerOf = (member: number): Buffer => Buffer.from(String(member))
