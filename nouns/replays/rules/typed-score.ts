/**
 * Parses a score as people type it: `1.5亿`, `3000万`, `150m`, `1.2b`, `1,234,567`, `1.234.567`, also with full-width
 * digits. Null for anything else, and if the result is not a whole number.
 */
export const typedScore = (text: string): number | null => {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s,_]/g, '')
    .toLowerCase()
  const joined = /^\d{1,3}(\.\d{3})+$/.test(plain) ? plain.replaceAll('.', '') : plain
  const [, digits = '', unit = ''] = /^(\d{1,12}(?:\.\d{1,9})?)(亿|億|万|萬|k|m|b)?$/.exec(joined) ?? []
  if (digits === '') return null
  // Scaled as text, because 1.1 × 1e8 is not exact in floating point.
  const [whole = '', part = ''] = digits.split('.')
  const zeros = powers[unit] ?? 0
  if (part.length > zeros) return null
  const value = Number(whole + part.padEnd(zeros, '0'))
  return Number.isSafeInteger(value) ? value : null
}

const powers: Readonly<Record<string, number>> = { 亿: 8, 億: 8, 万: 4, 萬: 4, k: 3, m: 6, b: 9 }
