/** Whether a limit that is asked for lets more through than the one that holds: it comes after seven days. -1: none. */
export const isLooser = (held: number, wanted: number): boolean => held >= 0 && (wanted < 0 || wanted > held)

/** A limit as its field shows it. -1: none. */
export const limitText = (limit: number): string => (limit < 0 ? '' : String(limit))

/** The limit that was typed: -1 for nothing, null for what is no number. */
export function typedLimit(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return -1
  return /^\d{1,6}$/.test(plain) ? Number(plain) : null
}
