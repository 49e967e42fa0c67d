import type { writing } from '#contract/writing.ts'
import type { Call } from '#kit/http/call.ts'
import { plainText } from '#rules/rich-text/plain-text.ts'
import { readDocument } from '#rules/rich-text/read-document.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import type { WritingSource } from './writing-source.ts'

const withinMs = 24 * 60 * 60 * 1_000

/**
 * POST /cfsb: finds the caller's post of the last day with the same text. Null if there is none, or if the text has no
 * words.
 */
export const duplicate =
  (sameWords: WritingSource['sameWords']) =>
  async ({ db, input, member, now, refuse }: Call<typeof writing.calls.duplicate>) => {
    const read = readDocument(input.document, limits.floorPicturesPrivileged)
    if (!read.ok) return refuse(read.problem)
    const words = plainText(read.document)
    if (words === '') return null
    return (await sameWords?.(db, { member: member.id, words, since: new Date(now.getTime() - withinMs) })) ?? null
  }
