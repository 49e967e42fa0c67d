import type * as z from 'zod/mini'
import { type Way, wayCode } from './row-code.ts'
import { type Part, partOf } from './row-parts.ts'

type Turn = (value: unknown) => unknown

const turns: Readonly<Record<Way, WeakMap<z.core.$ZodType, Turn>>> = { decode: new WeakMap(), encode: new WeakMap() }

/**
 * Turns a value of a schema from the wire's names to the program's (`decode`) or back (`encode`). It trusts the value: a decoded one has
 * passed the schema. The value is not changed; what has no rows is answered as it is.
 */
export function turnOf(schema: z.core.$ZodType, way: Way): Turn {
  const found = turns[way].get(schema)
  if (found) return found
  const part = partOf(schema)
  const turn: Turn =
    part === null ? (value) => value : mayCompile ? compiled(part, way) : (value) => turned(part, value, way)
  turns[way].set(schema, turn)
  return turn
}

/**
 * Code that is made from text is some fifty times as fast as a loop. The Content-Security-Policy forbids it in browsers: there the build has
 * written it into the modules of the calls (`site/build/plugins/contract-as-data.ts`), and the development server's pages take the loop.
 */
const mayCompile = typeof document === 'undefined'

function compiled(part: Part, way: Way): Turn {
  const { functions, turn } = wayCode(part, way)
  return new Function(`${functions}return ${turn}`)() as Turn // `turn` is the code of a function of one value
}

/** As the generated code does, for every kind of part. */
export function turned(part: Part, value: unknown, way: Way): unknown {
  if (part.kind === 'yesNo') return way === 'decode' ? value === 'Y' : value ? 'Y' : 'N'
  if (part.kind === 'maybe') return value === null || value === undefined ? value : turned(part.of, value, way)
  if (part.kind === 'list') return (value as readonly unknown[]).map((each) => turned(part.of, each, way)) // by its schema
  const [from, to] = way === 'decode' ? (['wire', 'name'] as const) : (['name', 'wire'] as const)
  const fields = value as Readonly<Record<string, unknown>> // by its schema
  const own = part.fields.map((field) => {
    const one = fields[field[from]]
    return [field[to], field.part === null ? one : turned(field.part, one, way)] as const
  })
  return { ...(part.isRow ? {} : fields), ...Object.fromEntries(own) }
}
