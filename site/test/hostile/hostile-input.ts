import fc from 'fast-check'
import { anyText } from './any-text.ts'

/** The part of JSON Schema (draft 7) that the contract's inputs are made of. */
export interface InputSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, InputSchema>>
  readonly required?: readonly string[]
  readonly items?: InputSchema
  readonly maxItems?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Values by field name that exist on the tested site: ids, codes, paths. */
export type Hints = Readonly<Record<string, readonly unknown[]>>

/** JSON text of an input that fits the schema, nearly fits, or is hostile. */
export function inputText(schema: InputSchema, hints: Hints): fc.Arbitrary<string> {
  const valid = validValue(schema, hints, '')
  return fc.oneof(
    { weight: 5, arbitrary: valid.map(json) },
    { weight: 6, arbitrary: fc.tuple(valid, twistOf(schema)).map(([value, twist]) => twist(value)) },
    { weight: 1, arbitrary: hostileText },
  )
}

/** Hostile text: lone surrogates, NUL, direction marks, markup, paths, line breaks, and long texts. */
export const hostileString: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202egpj.exe\u202c',
    '\u200b\u2060\ufeff',
    '﷽'.repeat(80),
    '__proto__',
    'constructor',
    '<script>alert(1)</script>',
    '../../../etc/passwd',
    '..\\..\\windows',
    '/pic/../../x.png',
    "'; drop table members; --",
    '%00%ff%zz',
    'a\r\nBcc: other@example.com',
    'x@example.com\r\nTo: y@example.com',
    '💩'.repeat(100),
    'ﷺ'.repeat(300),
    '1e999',
    'NaN',
    '-0',
  ),
  anyText({ maxLength: 60 }),
  fc.integer({ min: 1, max: 120_000 }).map((length) => 'x'.repeat(length)),
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileString,
  fc.constantFrom(null, true, false, [], {}, [[]], -1, 0, 0.5, -0, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)),
  fc.integer(),
  fc.double(),
  fc.array(fc.constantFrom(1, 'x', null), { minLength: 60, maxLength: 80 }),
)

/** Request bodies that are no valid input. */
const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    'null',
    '0',
    '""',
    '[]',
    '{',
    '{"a":1,}',
    '\ufeff{}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"rid":1e999}',
    '{"rid":99999999999999999999999999}',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  ),
  fc.string({ maxLength: 40 }),
  fc.json(),
)

const json = (value: unknown): string => JSON.stringify(value) ?? ''

type Twist = (value: unknown) => string

/** Ways to make a valid object invalid: a field missing, doubled, of another type, out of bounds, or unknown. */
function twistOf(schema: InputSchema): fc.Arbitrary<Twist> {
  const names = Object.keys(schema.properties ?? {})
  const name = names.length > 0 ? fc.constantFrom(...names) : fc.constant('none')
  const inObject = (work: (fields: Record<string, unknown>) => string) => (value: unknown) =>
    work({ ...(value as Record<string, unknown>) }) // every call's input is an object
  return fc.oneof(
    name.map((gone) => inObject((fields) => json({ ...fields, [gone]: undefined }))),
    fc.tuple(name, hostileValue).map(([at, bad]) => inObject((fields) => json({ ...fields, [at]: bad }))),
    fc.tuple(name, edgesOf(schema)).map(([at, edges]) => inObject((fields) => json({ ...fields, [at]: edges(at) }))),
    hostileValue.map((bad) =>
      inObject((fields) =>
        json(fields)
          .replace(/^\{/, `{"__proto__":${json(bad)},`)
          .replace(',}', '}'),
      ),
    ),
    hostileValue.map((bad) => inObject((fields) => json({ ...fields, admin: bad, staff: ['replay'], UPID: bad }))),
  )
}

/** Values just outside the bounds of a field's schema. */
const edgesOf = (schema: InputSchema): fc.Arbitrary<(name: string) => unknown> =>
  fc.boolean().map((high) => (name) => {
    const field = schema.properties?.[name] ?? {}
    if (field.type === 'string')
      return 'x'.repeat(high ? (field.maxLength ?? 70) + 1 : Math.max(0, (field.minLength ?? 1) - 1))
    if (field.type === 'integer') return high ? (field.maximum ?? 2 ** 53) + 1 : (field.minimum ?? -(2 ** 53)) - 1
    if (field.type === 'array') return Array((field.maxItems ?? 100) + 1).fill(1)
    return high ? 'Z' : 7
  })

function validValue(schema: InputSchema, hints: Hints, name: string): fc.Arbitrary<unknown> {
  const hinted = hints[name]
  const made = madeValue(schema, hints)
  return hinted && hinted.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...hinted) }, { weight: 1, arbitrary: made })
    : made
}

function madeValue(schema: InputSchema, hints: Hints): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      const record = Object.fromEntries(fields.map(([name, field]) => [name, validValue(field, hints, name)]))
      return fc.record(record, { requiredKeys: [...(schema.required ?? [])] })
    }
    case 'array':
      return fc.array(validValue(schema.items ?? {}, hints, 'item'), { maxLength: Math.min(schema.maxItems ?? 5, 60) })
    case 'integer':
      return fc.oneof(
        fc.maxSafeInteger().map((n) => clamp(n, schema)),
        fc.integer({ min: 0, max: 40 }).map((n) => clamp((schema.minimum ?? 0) + n, schema)),
      )
    case 'boolean':
      return fc.boolean()
    default:
      return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : boundedString(schema)
  }
}

const clamp = (n: number, { minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: InputSchema) =>
  Math.min(Math.max(n, minimum), maximum)

/** Text whose length in code points is allowed; hostile where the length permits. */
const boundedString = ({ minLength = 0, maxLength = 100 }: InputSchema): fc.Arbitrary<string> =>
  fc.oneof(hostileString, fc.string({ unit: 'grapheme', maxLength: 30 })).map((text) => {
    const points = [...text].slice(0, maxLength)
    return points.length < minLength ? text.padEnd(minLength, 'x').slice(0, maxLength) : points.join('')
  })
