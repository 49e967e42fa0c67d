import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { CaptchaChallenge } from './captcha-challenge.ts'

/** Searches the challenge's number from `from` to `to`, both inclusive. Null if it is not in that range. */
export const searchNumber = ({ salt, challenge }: CaptchaChallenge, from: number, to: number): number | null => {
  for (let number = from; number <= to; number++) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return number
  }
  return null
}
