import type { ShufflePass } from '@patisserie/replay/games/ciphers'

/** Encrypts a copy of a body as games 9.5 and later do. `passes` are in the order in which a reader applies them. */
export function shuffle(plain: Uint8Array, passes: readonly ShufflePass[]): Uint8Array<ArrayBuffer> {
  let bytes = new Uint8Array(plain)
  for (const pass of passes.toReversed()) bytes = shuffleOnce(bytes, pass)
  return bytes
}

function shuffleOnce(plain: Uint8Array, pass: ShufflePass): Uint8Array<ArrayBuffer> {
  const stored = new Uint8Array(plain)
  const end = coveredLength(plain.length, pass.block)
  let key = pass.key
  for (let start = 0; start < end; start += pass.block) {
    const length = Math.min(pass.block, end - start)
    const odd = Math.ceil(length / 2)
    for (let index = 0; index < length; index++) {
      const home = index < odd ? length - 1 - 2 * index : length - 2 - 2 * (index - odd)
      stored[start + index] = (plain[start + home] ?? 0) ^ key
      key = (key + pass.step) & 0xff
    }
  }
  return stored
}

/** Bytes that a pass covers: not a last block under a quarter of a full one, and not the last byte of an odd length. */
function coveredLength(length: number, block: number): number {
  const rest = length % block
  return length - (rest < Math.floor(block / 4) ? rest : 0) - (length % 2)
}
