/**
 * A whole number as people type it, separators and full-width digits included; null for anything else. A point separates
 * thousands only: `12.5` is no 125.
 */
export const typedNumber = (text: string): number | null => {
  const digits = text.normalize('NFKC').replace(/[\s,]|\.(?=\d{3}(?!\d))/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}
