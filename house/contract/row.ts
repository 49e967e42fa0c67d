import * as z from 'zod/mini'
import type { yesNo } from './fields.ts'
import { noteRow } from './row-parts.ts'

/** A field that the wire calls otherwise than the program. */
export interface Named<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly wire: string
  readonly schema: S
}

/** The field's name on the wire, which is the specification's, and its schema. */
export const as = <S extends z.ZodMiniType>(wire: string, schema: S): Named<S> => ({ wire, schema })

type Fields = Readonly<Record<string, z.ZodMiniType | Named>>

/** In a row `yesNo` is a boolean, also where it may be missing or null or has a default. */
type Program<S> = S extends typeof yesNo
  ? z.ZodMiniBoolean<boolean>
  : S extends z.ZodMiniOptional<infer I>
    ? z.ZodMiniOptional<Program<I>>
    : S extends z.ZodMiniNullable<infer I>
      ? z.ZodMiniNullable<Program<I>>
      : S extends z.ZodMiniDefault<infer I>
        ? z.ZodMiniDefault<Program<I>>
        : S extends z.ZodMiniType
          ? S
          : never

type ProgramObject<F extends Fields> = z.ZodMiniObject<
  { -readonly [K in keyof F]: Program<F[K] extends Named<infer S> ? S : F[K]> },
  z.core.$strip
>

/** A schema of the wire whose type is the program's. */
export type Row<F extends Fields> = z.ZodMiniType<z.output<ProgramObject<F>>, z.input<ProgramObject<F>>>

/**
 * A row that states both names of its fields: `row({ id: as('KeyID', z.int()), isHeld: as('HELD', yesNo), total: z.int() })`. It is
 * the wire's schema, by which answers are written and inputs are checked; its type has the program's names, which handlers and pages read
 * (`row-codec.ts`). Rows may stand in objects, lists and rows, may be null or missing, and in no union, record or tuple.
 */
export function row<const F extends Fields>(fields: F): Row<F> {
  const stated = Object.entries(fields).map(([name, field]) =>
    'wire' in field ? { name, ...field } : { name, wire: name, schema: field },
  )
  const schema = z.object(Object.fromEntries(stated.map(({ wire, schema }) => [wire, schema])))
  if (Object.keys(schema.shape).length < stated.length) throw new Error('two fields of a row have one name on the wire')
  noteRow(schema, stated)
  return schema as z.ZodMiniType as Row<F> // what its type says holds for values that the codec has turned
}
