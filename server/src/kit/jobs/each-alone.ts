/**
 * Does one piece of work after the other; one that fails does not keep the others. Faults are thrown together at the end.
 * @param failed what is said of those that failed: "could not be forgotten"
 */
export async function eachAlone<T>(
  pieces: readonly T[],
  failed: string,
  work: (piece: T) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = []
  for (const piece of pieces) await work(piece).catch((fault: unknown) => faults.push(fault))
  if (faults.length === 0) return
  const why = faults.slice(0, 3).map(String).join('; ')
  throw new AggregateError(faults, `${faults.length} of ${pieces.length} ${failed}: ${why}`)
}
