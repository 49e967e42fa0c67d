import { createHash } from 'node:crypto'

/** The content of an entry of the staff log; texts exactly as they are stored. */
export interface Link {
  readonly id: number
  readonly at: Date
  readonly actor: number
  readonly entered: number | null
  readonly act: string
  readonly subject: string
  readonly reason: string
  readonly before: string
  readonly after: string
}

/** The `previous` hash of the first entry. */
export const noHash = Buffer.alloc(32)

/** Hash of an entry: over the hash of the entry before it and its own content in fixed order. */
export function linkHash(previous: Buffer, link: Link): Buffer {
  const { id, at, actor, entered, act, subject, reason, before, after } = link
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([id, at.toISOString(), actor, entered, act, subject, reason, before, after]))
    .digest()
}
