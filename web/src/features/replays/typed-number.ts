/** A whole number as people type it, separators and full-width digits included; null for anything else. */
export const typedNumber = (text: string): number | null => {
  const digits = text.normalize('NFKC').replace(/[\s,.]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}
