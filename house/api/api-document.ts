import { useQuery } from '@tanstack/react-query'
import type { Language } from '#rules/language.ts'

/** The subset of JSON Schema that the API page shows. */
export interface FieldSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly FieldSchema[]
  readonly items?: FieldSchema
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

/** One operation of the OpenAPI document. */
export interface ApiOperation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly [string]
  readonly 'x-who': string
  readonly 'x-kind': 'read' | 'write'
  readonly 'x-scope': string | null
  readonly 'x-captcha': boolean
  readonly 'x-refusals': Readonly<Record<string, string>>
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: FieldSchema
  }[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: FieldSchema; readonly example?: unknown } | undefined>>
  }
  readonly 'x-example-fields'?: unknown
  readonly responses: {
    readonly 200: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }
  }
}

export interface ApiCall {
  readonly method: 'get' | 'post'
  readonly path: string
  readonly operation: ApiOperation
}

export interface ApiDocument {
  readonly calls: readonly ApiCall[]
  /** Names of the nouns, by their tag. */
  readonly nouns: ReadonlyMap<string, string>
}

/** Reads the OpenAPI document from the server, in the given language; answers its calls as a flat list. */
export const useApiDocument = (language: Language) =>
  useQuery({
    queryKey: ['openapi', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ApiDocument> => {
      const reply = await fetch(`/api/openapi.json?lang=${language}`, { signal })
      if (!reply.ok) throw new Error(`the document answered ${reply.status}`)
      // Safe to cast: our own server's document; its shape is declared in openapi.ts.
      const { paths, tags } = (await reply.json()) as {
        readonly tags: readonly { readonly name: string; readonly description: string }[]
        readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', ApiOperation>>>>>
      }
      const calls = Object.entries(paths).flatMap(([path, methods]) =>
        (['get', 'post'] as const).flatMap((method) => {
          const operation = methods[method]
          return operation ? [{ method, path, operation }] : []
        }),
      )
      return { calls, nouns: new Map(tags.map(({ name, description }) => [name, description])) }
    },
  })

/** Makes a call as a guest and answers the raw text of the response. */
export const tryCall = async (path: string, method: 'get' | 'post', input: string): Promise<string> => {
  const reply = await fetch(`/api${path}`, {
    method: method.toUpperCase(),
    ...(method === 'post' && { headers: { 'content-type': 'application/json' }, body: input }),
  })
  return reply.text()
}
