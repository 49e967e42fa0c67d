import { createHash } from 'node:crypto'

/** What a link of the chain says; texts stand exactly as they are kept. */
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

/** What stands before the first link. */
export const noHash = Buffer.alloc(32)

/** Hash of a link: of the hash before it and of its content in fixed order. */
export function linkHash(previous: Buffer, link: Link): Buffer {
  const { id, at, actor, entered, act, subject, reason, before, after } = link
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([id, at.toISOString(), actor, entered, act, subject, reason, before, after]))
    .digest()
}
