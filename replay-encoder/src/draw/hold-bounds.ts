import { allowanceFor } from '@patisserie/replay/bytes/allowance'
import { type ParseResult, REJECT_REASONS } from '@patisserie/replay/facts'
import { inputStreams, packedPart } from '@patisserie/replay/input-stream'
import { parseWithin } from '@patisserie/replay/parse'
import { plainRecord } from '@patisserie/replay/plain-record'

/**
 * Parses any bytes and throws where the parser breaks an invariant: it must not throw, must stay within its memory
 * budget, must refuse with a known reason, and its result must be safe for JSON and for a page.
 */
export function holdBounds(bytes: Uint8Array): ParseResult {
  const allowance = allowanceFor(bytes.length)
  const result = parseWithin(bytes, { inputs: true }, allowance)
  if (allowance.used > 8 * 1024 * 1024 + 8 * bytes.length) throw new Error(`${allowance.used} bytes taken`)
  inputStreams(bytes)
  packedPart(bytes)
  checkValue(result, 'result')
  checkValue(plainRecord('file.rpy', result), 'record')
  if (!result.ok && !REJECT_REASONS.includes(result.reason)) throw new Error(`refused for ${result.reason}`)
  return result
}

/** Control characters except tab and line ends, and the marks that change the writing direction. */
const unwanted = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

function checkValue(value: unknown, path: string): void {
  if (value === undefined) throw new Error(`${path} is undefined`)
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${path} is ${value}`)
  if (typeof value === 'string' && unwanted.test(value)) throw new Error(`${path} holds a control character`)
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) checkValue(part, `${path}.${key}`)
}
