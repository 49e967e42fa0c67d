/** Prints rows under their heading; the first column is left, the others are right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, n) => Math.max(...[head, ...rows].map((row) => row[n]?.length ?? 0)))
  const padded = (cell: string, n: number) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))
  for (const row of [head, ...rows]) console.log(row.map(padded).join('  ').trimEnd())
}
