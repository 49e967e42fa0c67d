import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { CaptchaChallenge } from './captcha-challenge.ts'

/** The number of a challenge between `from` and `to`, both included; null when it is not among them. */
export const searchNumber = ({ salt, challenge }: CaptchaChallenge, from: number, to: number): number | null => {
  for (let number = from; number <= to; number++) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return number
  }
  return null
}
