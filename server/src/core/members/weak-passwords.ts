import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { passwordPrefix } from '@patisserie/rules/accounts/accounts'

/**
 * Whether a client's hash is that of the empty password, of one to six digits, or of one of the most common passwords.
 * The first call builds the table and takes a second or two; later calls are instant.
 */
export async function isWeakPassword(sent: string): Promise<boolean> {
  known ??= hashWeakPasswords()
  const slots = await known
  return find(slots, Buffer.from(sent, 'hex')).there
}

const digitPlaces = 6
const commonPasswords = 10_000
/** Twice the 1.12 million hashes: a half-empty table keeps the probe sequences short. */
const slotBits = 21
/** Hashes computed before yielding to the event loop: about 4 ms. */
const slice = 4_096

let known: Promise<Uint32Array> | undefined

/**
 * An open-addressing hash table of 8 MB: the first 21 bits of a hash choose the slot, 32 further bits are stored in it.
 * Another password is wrongly found in it once in two thousand million.
 */
async function hashWeakPasswords(): Promise<Uint32Array> {
  const slots = new Uint32Array(2 ** slotBits)
  let count = 0
  for (const password of await weakPasswords()) {
    const { at, value } = find(slots, hash('sha256', passwordPrefix + password, 'buffer'))
    slots[at] = value
    if (++count % slice === 0) await setImmediate()
  }
  return slots
}

async function weakPasswords(): Promise<Iterable<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common = dictionary['passwords-common'].slice(0, commonPasswords)
  return (function* () {
    for (let places = 0; places <= digitPlaces; places++) {
      for (let n = 10 ** places; n < 2 * 10 ** places; n++) yield String(n).slice(1)
    }
    yield* common
  })()
}

/** Finds the slot of a hash, or the free slot where it would stand. */
function find(slots: Uint32Array, digest: Buffer) {
  const value = digest.readUInt32BE(4) || 1 // 0 marks a free place
  let at = digest.readUInt32BE(0) >>> (32 - slotBits)
  while (slots[at] !== 0 && slots[at] !== value) at = (at + 1) % slots.length
  return { at, value, there: slots[at] === value }
}
