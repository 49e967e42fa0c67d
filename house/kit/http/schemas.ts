import { Ajv, type ValidateFunction } from 'ajv'
import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { turnOf } from '#contract/row-codec.ts'
import { storable } from '../db/storable.ts'
import { BadInput } from '../refusal.ts'

const options = { useDefaults: true, removeAdditional: true, allErrors: false, strict: true } as const
const bodies = new Ajv(options)
const queries = new Ajv({ ...options, coerceTypes: true })

export interface Compiled {
  /**
   * Validates input: fills defaults, drops unknown fields except those of a loose object. Throws `BadInput` with the name of the first wrong field.
   * It has the names of the wire, as all below but what `decode` answers and `encode` takes.
   */
  readonly parse: (raw: unknown) => unknown
  /** A parsed input as the handler gets it. */
  readonly decode: (input: unknown) => unknown
  /** What a handler answers, as it is stored and written. */
  readonly encode: (answer: unknown) => unknown
  /** Serialises an answer into the success envelope as JSON. */
  readonly write: (data: unknown) => string
}

const compiled = new WeakMap<Endpoint, Compiled>()

/**
 * A call's validator, serialiser and codec, compiled at its first use: most calls are not made for hours. Throws for a schema
 * with a transform or refinement, or a row where none is read; `checks/contract.test.ts` compiles every call.
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
      // The serialiser's own schema type and zod's describe the same JSON Schema document.
      data: jsonSchema(endpoint, 'output') as object,
      msg: { type: 'string' },
    },
  })
  return {
    parse: (raw) => parse(validate, raw),
    decode: turnOf(endpoint.input, 'decode'),
    encode: turnOf(endpoint.output, 'encode'),
    write: (data) => write({ auth: '', data, msg: '' }),
  }
}

/**
 * The JSON Schema (draft 7) of the input or output of a call. Throws for refinements and transforms: JSON Schema cannot
 * express them.
 */
export function jsonSchema(endpoint: Endpoint, side: 'input' | 'output'): Record<string, unknown> {
  const schema = z.toJSONSchema(endpoint[side], {
    target: 'draft-7',
    io: side,
    override: ({ zodSchema, jsonSchema: node }) => {
      refuseCode(zodSchema._zod.def)
      // A loose object keeps unknown fields: its call refuses them itself.
      if (node.type === 'object' && node.properties && side === 'input') node.additionalProperties ??= false
    },
  })
  const { $schema: _, ...rest } = schema
  return rest
}

/**
 * Makes all texts of the input storable, in place (the input belongs to this call). Uses a list instead of recursion: a
 * body nested ten thousand deep would overflow the stack.
 */
function makeStorable(input: unknown): unknown {
  const whole: Record<string, unknown> = { input }
  const left = [whole]
  for (let parts = left.pop(); parts; parts = left.pop()) {
    for (const name of Object.keys(parts)) {
      const part = parts[name]
      if (typeof part === 'string') parts[name] = storable(part)
      // The loop also covers arrays: their indexes are keys.
      else if (typeof part === 'object' && part !== null) left.push(part as Record<string, unknown>)
    }
  }
  return whole.input
}

/** Transforms and refinements are code that JSON Schema drops silently, so a contract must not have any. */
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
