import type * as z from 'zod/mini'

/** A field of a row: its name in the program, its name on the wire, and the wire's schema. */
export interface RowField {
  readonly name: string
  readonly wire: string
  readonly schema: z.ZodMiniType
}

/** What a value with rows in it is made of, as far as the wire and the program differ. A part that both have alike is null. */
export type Part =
  | { readonly kind: 'yesNo' }
  /** A value that may be null or missing. */
  | { readonly kind: 'maybe'; readonly of: Part }
  | { readonly kind: 'list'; readonly of: Part }
  /** A row states every field. A plain object, which is no row, keeps the fields that are not stated here. */
  | { readonly kind: 'fields'; readonly isRow: boolean; readonly fields: readonly PartField[] }

export interface PartField extends Pick<RowField, 'name' | 'wire'> {
  readonly part: Part | null
}

const rows = new WeakMap<z.core.$ZodType, readonly RowField[]>()

/** Notes that a schema is a row: `row` alone calls it. Kept apart from it, as this module needs nothing that makes schemas. */
export const noteRow = (schema: z.core.$ZodType, fields: readonly RowField[]): void => {
  rows.set(schema, fields)
}

const known = new WeakMap<z.core.$ZodType, Part | null>()

/** The rows in a schema; null without any. Throws for a row where none is read, such as in a union. */
export function partOf(schema: z.core.$ZodType): Part | null {
  const found = known.get(schema)
  if (found !== undefined) return found
  const part = find(schema)
  known.set(schema, part)
  return part
}

function find(schema: z.core.$ZodType): Part | null {
  const { def } = (schema as z.core.$ZodTypes)._zod // all that `zod/mini` makes
  if (def.type === 'object') {
    const stated = rows.get(schema)
    return stated ? { kind: 'fields', isRow: true, fields: stated.map(fieldOf) } : objectPart(def.shape)
  }
  if (def.type === 'array') return around('list', partOf(def.element))
  if (isMaybe(def)) return around('maybe', partOf(def.innerType))
  if (schemasIn(def).some((inner) => partOf(inner) !== null)) throw new Error(`no row is read in a schema ${def.type}`)
  return null
}

const fieldOf = ({ name, wire, schema }: RowField): PartField => ({
  name,
  wire,
  part: yesNoIn(schema) ?? partOf(schema),
})

function objectPart(shape: z.core.$ZodShape): Part | null {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const part = partOf(schema)
    return part ? [{ name, wire: name, part }] : []
  })
  return fields.length > 0 ? { kind: 'fields', isRow: false, fields } : null
}

/** `yesNo` as the field of a row, which may be missing, null or have a default. Elsewhere it stays a letter. */
function yesNoIn(schema: z.core.$ZodType): Part | null {
  const { def } = (schema as z.core.$ZodTypes)._zod // as above
  if (isMaybe(def)) return around('maybe', yesNoIn(def.innerType))
  return def.type === 'enum' && Object.keys(def.entries).join() === 'Y,N' ? { kind: 'yesNo' } : null
}

const around = (kind: 'maybe' | 'list', of: Part | null): Part | null =>
  of === null || (kind === 'maybe' && of.kind === 'maybe') ? of : { kind, of }

type Definition = z.core.$ZodTypes['_zod']['def']

const isMaybe = (def: Definition) => def.type === 'optional' || def.type === 'nullable' || def.type === 'default'

/** Schemas that a definition of any other kind holds: options of a union, values of a record, items of a tuple. */
const schemasIn = (def: object): z.core.$ZodType[] =>
  Object.values(def)
    .flat()
    .filter((value): value is z.core.$ZodType => typeof value === 'object' && value !== null && '_zod' in value)
