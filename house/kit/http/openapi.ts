import type { Endpoint } from '#contract/endpoint.ts'
import {
  authorizationScheme,
  captchaHeader,
  idempotencyHeader,
  memberHeader,
  sharedRefusals,
} from '#contract/envelope.ts'
import type { Feature } from './call.ts'
import { exampleOf, type SchemaNode } from './example-of.ts'
import { jsonSchema } from './schemas.ts'

export interface ApiWords {
  readonly noun: (noun: string) => string
  /** What a call of a noun does, in one line. */
  readonly summary: (noun: string, call: string) => string
  /** Text of a refusal, by its key in the language packs. */
  readonly problem: (key: string) => string
  readonly title: string
  readonly description: string
}

export interface ApiDocument {
  readonly features: readonly { readonly noun: string; readonly group: Feature['group'] }[]
  /** Public origin of the site. */
  readonly origin: string
  readonly words: ApiWords
  /** Example inputs written by hand, by `noun.name`; the others are generated from the schema. */
  readonly examples: Readonly<Record<string, unknown>>
}

/** Builds the OpenAPI 3.1 document of all calls, from the same declarations that the server runs. */
export function openApi({ features, origin, words, examples }: ApiDocument): Record<string, unknown> {
  const paths: Record<string, unknown> = {}
  for (const { noun, group } of features) {
    for (const [name, endpoint] of Object.entries(group.calls)) {
      const call = `${noun}.${name}`
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const refusals = endpoint.refusals.map((code) => [code, words.problem(`${group.prefix}${code}`)] as const)
      paths[path] = {
        [endpoint.method.toLowerCase()]: {
          operationId: call,
          tags: [noun],
          summary: words.summary(noun, name),
          ...access(endpoint),
          'x-refusals': Object.fromEntries(refusals),
          ...request(endpoint, examples[call]),
          responses: responses(endpoint),
        },
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: words.title, version: '1', description: words.description },
    servers: [{ url: `${origin}/api` }],
    tags: features.map(({ noun }) => ({ name: noun, description: words.noun(noun) })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: `${authorizationScheme} <token>`,
        },
      },
      schemas: { Refused: refused(words) },
    },
  }
}

const access = (endpoint: Endpoint) => ({
  security: endpoint.who === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
  'x-who': endpoint.who,
  'x-kind': endpoint.kind,
  'x-scope': endpoint.scope,
  'x-rate': endpoint.rate,
  'x-captcha': endpoint.captcha,
})

/** Refusals answer 200 too: `auth` names a gate, `msg` a code. */
const refused = (words: ApiWords): SchemaNode => ({
  type: 'object',
  required: ['auth', 'data', 'msg'],
  properties: {
    auth: { type: 'string', enum: ['', 'login', 'mailCheck', 'captcha', 'totp', 'authority', 'admin', 'black'] },
    data: {},
    msg: { type: 'string', description: sharedRefusals.map((code) => `${code}: ${words.problem(code)}`).join('\n') },
  },
})

/** An example with the names of the wire. */
const wireOf = ({ encode }: Endpoint, example: unknown): unknown => (encode ? encode(example) : example)

function request(endpoint: Endpoint, example: unknown) {
  // zod writes JSON Schema with its own type.
  const schema = jsonSchema(endpoint, 'input') as SchemaNode
  const headers = [
    ...(endpoint.captcha ? [headerNamed(captchaHeader, true)] : []),
    ...(endpoint.kind === 'write' && !endpoint.secret && endpoint.who !== 'anyone'
      ? [headerNamed(idempotencyHeader, false)]
      : []),
    ...(endpoint.kind === 'write' ? [headerNamed(memberHeader, false)] : []),
  ]
  if (endpoint.method === 'GET') {
    const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name))
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: schema.required?.includes(name) ?? false,
      schema: field,
    }))
    return { parameters: [...fields, ...headers] }
  }
  const body = example === undefined ? exampleOf(schema) : wireOf(endpoint, example)
  if (endpoint.form === 'upload') {
    const parts = {
      blob: { type: 'string', format: 'binary' },
      fields: { type: 'string', contentMediaType: 'application/json', contentSchema: schema },
    }
    return {
      parameters: headers,
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: { type: 'object', required: ['blob'], properties: parts } } },
      },
      'x-example-fields': body,
    }
  }
  return {
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': { schema, example: body } } },
  }
}

const headerNamed = (name: string, required: boolean) => ({ name, in: 'header', required, schema: { type: 'string' } })

function responses(endpoint: Endpoint) {
  const limits = {
    400: { description: 'Input that no form of the site can send; `data` names the field.' },
    429: { description: 'Too many requests from one network; see Retry-After.' },
  }
  if (endpoint.blob) {
    const file = { schema: { type: 'string', format: 'binary' } }
    return { 200: { description: 'The file, or a refusal.', content: { 'application/octet-stream': file } }, ...limits }
  }
  const data = jsonSchema(endpoint, 'output') as SchemaNode // as above
  const answered: SchemaNode = {
    type: 'object',
    required: ['auth', 'data', 'msg'],
    properties: { auth: { const: '' }, data, msg: { const: '' } },
  }
  return {
    200: {
      description: 'The answer, or a refusal.',
      content: {
        'application/json': {
          schema: { anyOf: [answered, { $ref: '#/components/schemas/Refused' }] },
          example: { auth: '', data: exampleOf(data), msg: '' },
        },
      },
    },
    ...limits,
  }
}
