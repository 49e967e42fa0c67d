import type { ApiOperation, FieldSchema } from '#api/api-document.ts'
import { useWords } from '#session/words.tsx'
import { apiPagePack } from '../words/api-page.pack.ts'
import styles from './api-fields.module.css'

/** Input fields of a call, one row each. */
export function ApiFields({ operation }: { readonly operation: ApiOperation }) {
  const words = useWords(apiPagePack)
  const fields = fieldsOf(operation)
  if (fields.length === 0) return <p>{words.noFields}</p>
  return (
    <ul className={styles.fields}>
      {fields.map(({ name, required, schema }) => (
        <li key={name}>
          <code className={styles.name}>{name}</code>
          <span className={styles.type}>{typeText(schema)}</span>
          <span className={styles.note}>
            {schema.default === undefined
              ? required
                ? words.needed
                : words.optional
              : words.initially(JSON.stringify(schema.default))}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ApiField {
  readonly name: string
  readonly required: boolean
  readonly schema: FieldSchema
}

const fieldsOf = ({ parameters = [], requestBody }: ApiOperation): readonly ApiField[] => {
  const inAddress = parameters.filter((parameter) => parameter.in !== 'header')
  const body = requestBody?.content['application/json']?.schema ?? requestBody?.content['multipart/form-data']?.schema
  const required = new Set(body?.required)
  const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
    name,
    required: required.has(name),
    schema,
  }))
  return [...inAddress, ...inBody]
}

/** `integer 1…50`, `'time' | 'score'`, `text ≤ 2400`. */
function typeText(schema: FieldSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ')
  const type = String(schema.type ?? 'any')
  if (type === 'array' && schema.items) return `[${typeText(schema.items)}]${atMost(schema.maxItems)}`
  if (type === 'string') return `string${atMost(schema.maxLength)}`
  const { minimum, maximum } = schema
  if (minimum !== undefined || maximum !== undefined) return `${type} ${minimum ?? ''}…${maximum ?? ''}`
  return type
}

const atMost = (most: number | undefined): string => (most === undefined ? '' : ` ≤ ${most}`)
