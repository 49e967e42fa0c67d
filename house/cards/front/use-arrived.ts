import { useState } from 'react'

/**
 * Keys of the rows that were not in the answer before: they slide in. Empty for the first answer. `rows` must keep its
 * identity until the answer changes.
 */
export function useArrived<Row>(rows: readonly Row[] | undefined, keyOf: (row: Row) => string): ReadonlySet<string> {
  const [known, setKnown] = useState<Known<Row>>({ rows: undefined, keys: none, arrived: none })
  if (!rows || rows === known.rows) return known.arrived
  const keys = new Set(rows.map(keyOf))
  const arrived = known.rows ? new Set([...keys].filter((key) => !known.keys.has(key))) : none
  setKnown({ rows, keys, arrived })
  return arrived
}

interface Known<Row> {
  readonly rows: readonly Row[] | undefined
  readonly keys: ReadonlySet<string>
  readonly arrived: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()
