/**
 * An open-addressing hash table of 8 MB for 1.12 million hashes: the first 21 bits of a hash choose the slot, 32 further
 * bits are stored in it. Another hash is wrongly found in it once in two thousand million.
 */
export const emptySlots = (): Uint32Array<ArrayBuffer> => new Uint32Array(2 ** slotBits)

/** Finds the slot of a hash by its first two words, or the free slot where it would stand. */
export function findSlot(slots: Uint32Array, first: number, second: number) {
  const value = second >>> 0 || 1 // 0 marks a free place
  let at = first >>> (32 - slotBits)
  while (slots[at] !== 0 && slots[at] !== value) at = (at + 1) % slots.length
  return { at, value, there: slots[at] === value }
}

/** Twice the number of hashes: a half-empty table keeps the probe sequences short. */
const slotBits = 21
