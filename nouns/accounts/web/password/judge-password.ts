export type Strength = 'weak' | 'fair' | 'good' | 'strong'

/**
 * How hard a password is to guess, from the kinds of its characters and how many of them are new: one that repeats or
 * follows its neighbour (`aaaa`, `4567`) counts a quarter. A hint for people, no promise.
 */
export const judgePassword = (password: string): Strength => {
  const bits = newCharacters(password.normalize('NFKC')) * Math.log2(alphabet(password))
  return steps.find(([, least]) => bits >= least)?.[0] ?? 'weak'
}

const steps = [
  ['strong', 80],
  ['good', 58],
  ['fair', 38],
] as const

const newCharacters = (password: string): number => {
  const codes = Array.from(password, (c) => c.codePointAt(0) ?? 0)
  const seen = new Set<number>()
  return codes.reduce((sum, code, i) => {
    const follows = i > 0 && Math.abs(code - (codes[i - 1] ?? 0)) <= 1
    const again = seen.has(code)
    seen.add(code)
    return sum + (follows ? 0.25 : again ? 0.5 : 1)
  }, 0)
}

const alphabet = (password: string): number =>
  kinds.reduce((sum, [sign, size]) => sum + (sign.test(password) ? size : 0), 1)

const kinds: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[\x20-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/, 33],
  // Common Chinese characters; other letters are counted the same.
  [/[^\x00-\x7f]/, 2_000],
]
