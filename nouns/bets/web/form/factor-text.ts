/** A payout factor in thousandths with two decimals, or three where it needs them: `1.96`. */
export function factorText(thousandths: number): string {
  const text = (thousandths / 1_000).toFixed(3)
  return text.endsWith('0') ? text.slice(0, -1) : text
}
