import { hash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordPrefix } from '#rules/people/accounts.ts'
import { emptySlots, findSlot } from './password-slots.ts'
import { sha256Block } from './sha256-block.ts'

// The thread of `isWeakPassword`: hashes the weak passwords, sends the table and ends.

const digitPlaces = 6
const commonPasswords = 10_000

/** A text and its length as SHA-256 pads it. The prefix with six digits fits into one block. */
const block = new Uint8Array(64)
const view = new DataView(block.buffer)
const prefixBytes = new TextEncoder().encodeInto(passwordPrefix, block).written
const words = new Int32Array(64)
const digest = new Int32Array(2)
const slots = emptySlots()

const add = (first: number, second: number) => {
  const { at, value } = findSlot(slots, first, second)
  slots[at] = value
}

/** Adds the text of the first `end` bytes of the block, and each that continues it by digits. */
function addDigits(end: number): void {
  block[end] = 0x80
  view.setUint32(60, end * 8)
  for (let t = 0; t < 16; t++) words[t] = view.getInt32(4 * t)
  sha256Block(words, digest)
  add(digest[0] as number, digest[1] as number)
  if (end < prefixBytes + digitPlaces) {
    for (let digit = 0x30; digit <= 0x39; digit++) {
      block[end] = digit
      addDigits(end + 1)
    }
  }
  block[end] = 0
}

addDigits(prefixBytes)
for (const password of dictionary['passwords-common'].slice(0, commonPasswords)) {
  const common = hash('sha256', passwordPrefix + password, 'buffer')
  add(common.readInt32BE(0), common.readInt32BE(4))
}
parentPort?.postMessage(slots, [slots.buffer])
