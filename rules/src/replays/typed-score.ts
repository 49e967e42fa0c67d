/**
 * A score as people type it: `1.5亿`, `3000万`, `150m`, `1.2b`, `1,234,567`, full-width digits too. Null for anything
 * else, and for what is no whole number.
 */
export const typedScore = (text: string): number | null => {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s,_]/g, '')
    .toLowerCase()
  const [, digits = '', unit = ''] = /^(\d{1,12}(?:\.\d{1,9})?)(亿|億|万|萬|k|m|b)?$/.exec(plain) ?? []
  if (digits === '') return null
  // Scaled as text: 1.1 × 1e8 would not be whole.
  const [whole = '', part = ''] = digits.split('.')
  const zeros = powers[unit] ?? 0
  if (part.length > zeros) return null
  const value = Number(whole + part.padEnd(zeros, '0'))
  return Number.isSafeInteger(value) ? value : null
}

const powers: Readonly<Record<string, number>> = { 亿: 8, 億: 8, 万: 4, 萬: 4, k: 3, m: 6, b: 9 }
