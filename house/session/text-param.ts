import { truncateWeighted } from '#rules/text.ts'

/**
 * A text parameter of an address, trimmed and cut to a width (2 for a character outside of ASCII), never within a
 * character. Empty if there is none. The router reads digits as a number.
 */
export const textParam = (raw: unknown, width: number): string =>
  typeof raw === 'string' || typeof raw === 'number' ? truncateWeighted(String(raw).trim(), width) : ''
