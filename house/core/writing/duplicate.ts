import type { writing } from '#contract/writing.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { plainText } from '#rules/rich-text/plain-text.ts'
import { readDocument } from '#rules/rich-text/read-document.ts'
import * as limits from '#rules/rich-text/text-limits.ts'

const withinMs = 24 * 60 * 60 * 1_000

/**
 * POST /cfsb: finds the caller's post of the last day with the same text. Null if there is none, or if the text has no
 * words.
 */
export async function duplicate({ db, input, member, now, refuse }: Call<typeof writing.calls.duplicate>) {
  const read = readDocument(input.document, limits.floorPicturesPrivileged)
  if (!read.ok) return refuse(read.problem)
  const words = plainText(read.document)
  if (words === '') return null
  const [found] = await sameWords(db, { member: member.id, words, since: new Date(now.getTime() - withinMs) })
  return found ? { T: found.topic, FLOOR: found.number, TITLE: found.title, TIME: found.at.toISOString() } : null
}

interface Posted {
  readonly topic: number
  readonly number: number
  readonly title: string
  readonly at: Date
}

/** The index narrows this to one member's floors of one day, so the texts themselves are compared. */
const sameWords = (db: ReadDb, of: { member: number; words: string; since: Date }) =>
  db.named<Posted>(
    {
      name: 'writing-same-words',
      sql: `select f.topic, f.number, t.title, f.at from floors f join topics t on t.id = f.topic
        where f.author = $1 and f.at > $2 and f.removed_at is null and t.removed_at is null and f.words = $3
        order by f.at desc limit 1`,
    },
    [of.member, of.since, of.words],
  )
