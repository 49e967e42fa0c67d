import * as limits from './account-limits.ts'

/**
 * Characters the helper accepts: printable ASCII without space, quotes, `< > \ & ; |`, backquote and tilde; 84 symbols.
 */
export const inputSymbols = '!#$%()*+,-./0123456789:=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{}'

/** Characters of its output: the same and the tilde; 85 symbols. */
export const outputSymbols = `${inputSymbols}~`

/**
 * Turns a simple password into 18 symbols that look random, always the same for the same input. A memory aid, not a key
 * derivation: against somebody who knows the helper it is as weak as its input. Answers '' for an input that is empty,
 * longer than 18 characters, or has characters outside `inputSymbols`.
 */
export const strengthenPassword = (input: string): string => {
  const known = Array.from(input).every((c) => inputSymbols.includes(c))
  if (input === '' || input.length > limits.passwordHelperMax || !known) return ''
  const next = mixer(input)
  for (;;) {
    const password = Array.from({ length: outputLength }, () => outputSymbols.charAt(below(next(), 85))).join('')
    if (kinds.every((kind) => kind.test(password))) return password
  }
}

const outputLength = 18
const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

/** Scales a uniform 32-bit number to 0 … limit-1. */
const below = (word: number, limit: number): number => Math.floor((word * limit) / 2 ** 32)

/** A pseudo-random stream of 32-bit numbers, seeded with every character of the input. */
const mixer = (seed: string): (() => number) => {
  let [a, b, c, d] = [0x6d6f6f6e, 0x63616b65, 0x73746172, 0x73756761]
  const stir = (word: number) => {
    a = Math.imul(a ^ word, 0x9e3779b1)
    b = Math.imul((b + a) ^ (b >>> 15), 0x85ebca6b)
    c = Math.imul((c ^ b) + (c << 7), 0xc2b2ae35)
    d = Math.imul((d + c) ^ (d >>> 13), 0x27d4eb2f)
    a = (a + (d ^ (d >>> 16))) | 0
  }
  for (let i = 0; i < seed.length; i++) stir(seed.charCodeAt(i) + 256 * (i + 1))
  for (let i = 0; i < 16; i++) stir(seed.length)
  let drawn = 0
  return () => {
    stir(++drawn)
    return (a ^ (b >>> 9) ^ c) >>> 0
  }
}
