/** Encodes whole numbers from 0 up as JSON-safe text. Each character has five bits; its sixth says that more follow. */
export function packNumbers(numbers: readonly number[]): string {
  let text = ''
  for (const number of numbers) {
    let rest = number
    for (; rest >= 32; rest = Math.floor(rest / 32)) text += ALPHABET[32 + (rest % 32)]
    text += ALPHABET[rest]
  }
  return text
}

/** Decodes text written by `packNumbers`. */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = []
  let number = 0
  let place = 1
  for (const char of text) {
    const value = ALPHABET.indexOf(char)
    number += (value % 32) * place
    place *= 32
    if (value >= 32) continue
    numbers.push(number)
    number = 0
    place = 1
  }
  return numbers
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

/**
 * The share `part / whole` as one character. The first means exactly 0, the last exactly 1; no other rounds to them.
 */
export function shareChar(part: number, whole: number): string {
  if (part <= 0) return SHARES[0] ?? ''
  if (part >= whole) return SHARES.at(-1) ?? ''
  return SHARES[Math.min(SHARES.length - 2, Math.max(1, Math.round((part / whole) * (SHARES.length - 1))))] ?? ''
}

/** The share at `index` of a row of such characters, 0 to 1, within 1/61 of the true one. */
export function shareAt(row: string, index: number): number {
  return SHARES.indexOf(row[index] ?? '0') / (SHARES.length - 1)
}

const SHARES = ALPHABET.slice(0, 62)
