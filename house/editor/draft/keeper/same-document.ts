/** Whether two documents are equal as JSON. The order of keys is ignored, as the database changes it. */
export const sameDocument = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => sameDocument(one, b[at]))
    )
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return (
    one.size === other.size &&
    [...one].every(([name, value]) => other.has(name) && sameDocument(value, other.get(name)))
  )
}
