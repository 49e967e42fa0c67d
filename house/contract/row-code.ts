import type { Part } from './row-parts.ts'

/** `decode`: from the wire's names to the program's; `encode`: back. */
export type Way = 'decode' | 'encode'

export interface WayCode {
  /** Statements that name functions which `turn` calls, or nothing. */
  readonly functions: string
  /** Code of the function that turns a value. */
  readonly turn: string
}

/** Code that turns a value. Rows that stand in it more than once are functions, whose names begin with the way. */
export function wayCode(part: Part, way: Way): WayCode {
  const names = new Map<Part, string>()
  let functions = ''
  for (const row of repeated(part)) {
    const code = arrow(row, way, names)
    names.set(row, `${way}${names.size}`)
    functions += `const ${names.get(row)}=${code};`
  }
  return { functions, turn: arrow(part, way, names) }
}

type Names = ReadonlyMap<Part, string>

const arrow = (part: Part, way: Way, names: Names): string => {
  const code = turning(part, 'r', { way, names })
  return names.get(part) ?? `r=>${part.kind === 'fields' ? `(${code})` : code}`
}

interface Writing {
  readonly way: Way
  readonly names: Names
}

/** An expression for the turned `value`, which is an expression without effects. */
function turning(part: Part, value: string, writing: Writing): string {
  const { way, names } = writing
  const name = names.get(part)
  if (name) return `${name}(${value})`
  if (part.kind === 'yesNo') return way === 'decode' ? `${value}==='Y'` : `${value}?'Y':'N'`
  if (part.kind === 'list') return `${value}.map(${arrow(part.of, way, names)})`
  if (part.kind === 'maybe') {
    // A boolean that is there may be false, everything else is true.
    const missing = part.of.kind === 'yesNo' && way === 'encode' ? `${value}==null?${value}:` : `${value}&&`
    return missing + turning(part.of, value, writing)
  }
  const fields = part.fields.map(({ name, wire, part: own }) => {
    const [from, to] = way === 'decode' ? [wire, name] : [name, wire]
    const one = isPlain.test(from) ? `${value}.${from}` : `${value}[${JSON.stringify(from)}]`
    return `${isPlain.test(to) ? to : JSON.stringify(to)}:${own ? turning(own, one, writing) : one}`
  })
  return `{${[...(part.isRow ? [] : [`...${value}`]), ...fields].join()}}`
}

const isPlain = /^[A-Za-z_$][\w$]*$/

/** Parts with fields that stand in a part more than once, the inner ones first. */
function repeated(part: Part): readonly Part[] {
  const counts = new Map<Part, number>()
  const inOrder: Part[] = []
  const count = (each: Part): void => {
    if (each.kind === 'maybe' || each.kind === 'list') count(each.of)
    if (each.kind !== 'fields') return
    counts.set(each, (counts.get(each) ?? 0) + 1)
    if (counts.get(each) !== 1) return
    for (const field of each.fields) if (field.part) count(field.part)
    inOrder.push(each)
  }
  count(part)
  return inOrder.filter((each) => (counts.get(each) ?? 0) > 1)
}
