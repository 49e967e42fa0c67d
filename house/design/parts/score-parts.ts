/**
 * A score with thousands separators, cut before its hundred-millions end:
 * `high` holds the digits from 亿 upward with their separators, `low` the rest. 1846203950 → '1,8' and '46,203,950'.
 */
export function scoreParts(value: number | bigint): { high: string; low: string } {
  const digits = String(value).replace(/^-/, '')
  const written = digits.replace(/\B(?=(\d{3})+$)/g, ',')
  const sign = value < 0 ? '-' : ''
  if (digits.length <= 8) return { high: '', low: sign + written }
  // eight digits carry two separators after the cut, which falls inside a group of three
  const cut = written.length - 10
  return { high: sign + written.slice(0, cut), low: written.slice(cut) }
}
