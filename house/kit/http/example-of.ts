/** The subset of JSON Schema that the contract uses. */
export interface SchemaNode {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly required?: readonly string[]
  readonly items?: SchemaNode
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly minimum?: number
  readonly pattern?: string
  readonly minLength?: number
  readonly minItems?: number
  readonly description?: string
  readonly $ref?: string
}

/** A small valid value for a schema, always the same: for API documents where no example was written by hand. */
export function exampleOf(schema: SchemaNode): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const [first] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null')
  if (first) return exampleOf(first)
  const type = typeof schema.type === 'object' ? schema.type.find((each) => each !== 'null') : schema.type
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, node]) => [name, exampleOf(node)]))
    case 'array':
      return schema.items ? [exampleOf(schema.items)] : []
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0)
    case 'boolean':
      return true
    case 'string':
      return textOf(schema)
    default:
      return null
  }
}

/** An example text that matches the contract's patterns. */
function textOf({ pattern = '', minLength = 0 }: SchemaNode): string {
  if (pattern.includes('[0-9A-Za-z]{4}')) return '0001'
  if (pattern.includes('[0-9a-f]{64}')) return '0'.repeat(64)
  if (pattern === '^\\d{7}$') return '1000001'
  if (pattern.startsWith('^20\\d\\d')) return '2026-12-31T00:00:00Z'.slice(0, pattern.includes('T') ? 20 : 10)
  if (pattern.startsWith('^[A-Za-z]{')) return 'Reimu'
  if (pattern.includes('/pic/')) return ''
  return 'x'.repeat(minLength)
}
