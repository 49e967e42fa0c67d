import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type DrawKind, type DrawName, drawMessage, drawnNumber } from '#rules/desserts/draws.ts'

const seedForm = /^[0-9a-f]{64}$/

/** A seed as it is typed: spaces around it and capitals do not matter. Null for what is no seed. */
export const typedSeed = (text: string): string | null => {
  const seed = text.trim().toLowerCase()
  return seedForm.test(seed) ? seed : null
}

/** The SHA-256 of a seed. Not by WebCrypto, which is missing on plain http. */
export const hashOfSeed = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

export interface DrawnAgain {
  readonly message: string
  /** HMAC-SHA-256 in hexadecimal digits. */
  readonly digest: string
  /** From 0 to below 1. */
  readonly number: number
}

/** Works out one draw from a seed of 64 hexadecimal digits. */
export const drawAgain = (seed: string, name: DrawName): DrawnAgain => {
  const message = drawMessage(name)
  const digest = hmac(sha256, hexToBytes(seed), utf8ToBytes(message))
  return { message, digest: bytesToHex(digest), number: drawnNumber(digest) }
}

/** The draws of an act by their numbers. */
export const drawsOf =
  (seed: string, kind: DrawKind, subject: string) =>
  (n: number): number =>
    drawAgain(seed, { kind, subject, n }).number
