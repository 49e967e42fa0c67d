import { isOwnPicture } from '#rules/rich-text/addresses.ts'
import { readBlock } from '#rules/rich-text/block-data.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import { truncateWeighted } from '#rules/text.ts'

type Json = Readonly<Record<string, unknown>>

/** Maximum nesting of a draft's JSON. One level of the document takes several; no editor nests deeper. */
const deepest = 100
const excerptWidth = 80
/** Maximum pictures recorded per draft; more than any post may show. */
const mostPictures = 200

/**
 * The reason why a document cannot be stored as a draft, or null. A draft may be unfinished, so only documents too deep
 * or too large to be read again are refused.
 */
export function draftProblem(document: Json): 'textDeep' | 'textLong' | null {
  if (isDeep(document)) return 'textDeep'
  return Buffer.byteLength(JSON.stringify(document)) > limits.floorBytes ? 'textLong' : null
}

/** The first words of a document that was not validated. */
export function draftExcerpt(document: Json): string {
  const words: string[] = []
  collect(document, words)
  return truncateWeighted(words.join(' ').replace(/\s+/g, ' ').trim(), excerptWidth)
}

/** Paths of uploaded pictures anywhere in the document, also in galleries and hidden blocks. */
export function draftPictures(document: Json): string[] {
  const found = new Set<string>()
  const left: unknown[] = [document]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && isOwnPicture(value)) found.add(value)
    if (typeof value !== 'object' || value === null) continue
    for (const part of Object.values(value)) left.push(part)
    if ('component' in value && 'data' in value && typeof value.data === 'string') left.push(readBlock(value.data))
  }
  return [...found].slice(0, mostPictures)
}

/** Iterative, because recursion could overflow the stack on the documents this must detect. */
function isDeep(document: Json): boolean {
  let level: unknown[] = [document]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}

function collect(value: unknown, words: string[]): void {
  if (words.length >= excerptWidth || typeof value !== 'object' || value === null) return
  if ('text' in value && typeof value.text === 'string') words.push(value.text)
  if ('content' in value && Array.isArray(value.content)) for (const child of value.content) collect(child, words)
}
