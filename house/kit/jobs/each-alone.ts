/**
 * Runs pieces of work one after another; a failure does not stop the others. All errors are thrown together at the end.
 * @param failed message for the failed ones: "could not be forgotten"
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
