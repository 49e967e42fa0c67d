import { limits } from '@patisserie/rules/limits'
import { isOwnPicture } from '@patisserie/rules/rich-text/addresses'
import { readBlock } from '@patisserie/rules/rich-text/block-data'
import { truncateWeighted } from '@patisserie/rules/text'

type Json = Readonly<Record<string, unknown>>

/** Levels of JSON, several for one of the document; what is deeper no editor made. */
const deepest = 100
const excerptWidth = 80
/** More than any post may show. */
const mostPictures = 200

/**
 * What stands against keeping a document as a draft. Half a post may be kept, so only what could not be read again is
 * refused: too deep, too large.
 */
export function draftProblem(document: Json): 'textDeep' | 'textLong' | null {
  if (isDeep(document)) return 'textDeep'
  return Buffer.byteLength(JSON.stringify(document)) > limits.floorBytes ? 'textLong' : null
}

/** The first words of a document that may be anything. */
export function draftExcerpt(document: Json): string {
  const words: string[] = []
  collect(document, words)
  return truncateWeighted(words.join(' ').replace(/\s+/g, ' ').trim(), excerptWidth)
}

/** Pictures of ours anywhere in it, galleries and hidden blocks included. */
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

/** Without recursion: the depth is what is in question. */
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
