import type { Endpoint } from '@patisserie/contract/endpoint'
import { Ajv, type ValidateFunction } from 'ajv'
import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'
import { storable } from '../db/storable.ts'
import { BadInput } from './refusal.ts'

const options = { useDefaults: true, removeAdditional: true, allErrors: false, strict: true } as const
const bodies = new Ajv(options)
const queries = new Ajv({ ...options, coerceTypes: true })

export interface Compiled {
  /** Fills defaults, drops unknown fields. Throws BadInput naming the first wrong field. */
  readonly parse: (raw: unknown) => unknown
  /** The success envelope as JSON text. */
  readonly write: (data: unknown) => string
}

const compiled = new WeakMap<Endpoint, Compiled>()

/**
 * A call's validator and writer, made by its first use: most calls of a process are not made for hours. Throws for a
 * schema with a transform or a refinement; `checks/contract.test.ts` compiles every call.
 */
export function compile(endpoint: Endpoint): Compiled {
  const known = compiled.get(endpoint)
  if (known) return known
  const made = make(endpoint)
  compiled.set(endpoint, made)
  return made
}

function make(endpoint: Endpoint): Compiled {
  const input = jsonSchema(endpoint, 'input')
  const validate = (endpoint.method === 'GET' ? queries : bodies).compile(input)
  const write = fastJson({
    type: 'object',
    properties: {
      auth: { type: 'string' },
      // The writer's own schema type and zod's name the same JSON Schema document.
      data: jsonSchema(endpoint, 'output') as object,
      msg: { type: 'string' },
    },
  })
  return {
    parse: (raw) => parse(validate, raw),
    write: (data) => write({ auth: '', data, msg: '' }),
  }
}

/** The JSON Schema (draft 7) of one side of a call; throws for refinements and transforms, which do not reach it. */
export function jsonSchema(endpoint: Endpoint, side: 'input' | 'output'): Record<string, unknown> {
  const schema = z.toJSONSchema(endpoint[side], {
    target: 'draft-7',
    io: side,
    override: ({ zodSchema, jsonSchema: node }) => {
      refuseCode(zodSchema._zod.def)
      if (node.type === 'object' && node.properties && side === 'input') node.additionalProperties = false
    },
  })
  const { $schema: _, ...rest } = schema
  return rest
}

/**
 * Takes out of the input's texts what cannot be kept; the input is this call's own. A list of what is left to do stands
 * in for recursion, which a body nested ten thousand deep would end.
 */
function makeStorable(input: unknown): unknown {
  const whole: Record<string, unknown> = { input }
  const left = [whole]
  for (let parts = left.pop(); parts; parts = left.pop()) {
    for (const name of Object.keys(parts)) {
      const part = parts[name]
      if (typeof part === 'string') parts[name] = storable(part)
      // A list's places are its keys.
      else if (typeof part === 'object' && part !== null) left.push(part as Record<string, unknown>)
    }
  }
  return whole.input
}

/** Transforms and refinements are code: JSON Schema drops them silently, so a contract may not have any. */
function refuseCode(def: {
  readonly type: string
  readonly checks?: readonly { _zod: { def: { check: string } } }[] | undefined
}) {
  const isCode = ['pipe', 'transform', 'custom'].includes(def.type)
  if (isCode || def.checks?.some((check) => ['custom', 'overwrite'].includes(check._zod.def.check))) {
    throw new Error(`a contract schema holds a ${def.type} with code, which the validator would not run`)
  }
}

function parse(validate: ValidateFunction, raw: unknown): unknown {
  const value = raw ?? {}
  if (validate(value)) return makeStorable(value)
  const error = validate.errors?.[0]
  const missing = error?.params?.missingProperty
  const field = `${error?.instancePath ?? ''}${missing ? `/${missing}` : ''}`.slice(1).replaceAll('/', '.')
  throw new BadInput(field || 'body', error?.message ?? 'is not valid')
}
