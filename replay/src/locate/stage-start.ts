import { number } from '../bytes/read.ts'
import type { StageStart } from '../facts.ts'
import type { Field, FieldRow, Shown } from '../games/fields.ts'

/** Reads the state at a stage's start from its record at `at`, by the game's tables of fields. */
export function readStageStart(
  data: Uint8Array,
  at: number,
  fields: readonly Field[],
  rows: readonly FieldRow[] = [],
): StageStart {
  const start: StageStart = {}
  for (const field of fields) {
    const stored = number(data, at + field.at, field.as)
    // Only a float can be NaN or infinite; such a value is left out.
    if (Number.isFinite(stored)) start[field.name] = field.shown ? shown(stored, field.shown) : stored
  }
  for (const row of rows) {
    const values: number[] = []
    for (let index = 0; index < row.count; index++) {
      const value = number(data, at + row.at + 4 * index, row.as)
      if (value === row.until) break
      values.push(value)
    }
    start[row.name] = values
  }
  return start
}

function shown(stored: number, how: Shown): number {
  switch (how) {
    case 'x10':
      return stored * 10
    case 'thousandths':
      return Math.floor(stored / 1000) * 10
    case 'lessOne':
      return Math.max(0, stored - 1)
    case 'plusOne':
      return stored + 1
  }
}
