import { isRecord, type Reading, Refused } from './reading.ts'
import type { AttrRule } from './schema.ts'
import { cleanCharacters } from './text.ts'
import * as limits from './text-limits.ts'

/** Validates attributes by their rules and drops those with default values; undefined if none is left. */
export function readAttrs(
  reading: Reading,
  rules: Readonly<Record<string, AttrRule>>,
  sent: unknown,
): Record<string, unknown> | undefined {
  const attrs = sent === undefined ? {} : sent
  if (!isRecord(attrs)) throw new Refused('textBroken')
  for (const name of Object.keys(attrs)) if (!Object.hasOwn(rules, name)) throw new Refused('textBroken')

  const plain: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const given = attrs[name]
    // Cleaned first: the cleaned value is what gets checked and stored.
    const value = typeof given === 'string' ? readString(reading, given) : given
    const atDefault = rule.default !== undefined && (value === undefined || value === rule.default)
    if (atDefault) continue
    if (!rule.fits(value)) throw new Refused(rule.problem ?? 'textBroken')
    plain[name] = value
  }
  return Object.keys(plain).length > 0 ? plain : undefined
}

function readString(reading: Reading, value: string): string {
  reading.characters += value.length
  if (reading.characters > limits.floorBytes) throw new Refused('textLong')
  return cleanCharacters(value)
}
