import type { MessagePicture, MessageRow } from '../contract/messages.ts'
import type { CopiedPicture } from './tables.ts'

export interface StoredMessage {
  readonly id: number
  readonly author: number | null
  readonly text: string
  readonly at: Date
  readonly gone: 'author' | 'staff' | null
  readonly pictures: readonly CopiedPicture[] | null
}

/** Gives a picture its addresses for one member. */
export type Address = (picture: CopiedPicture) => MessagePicture

export const messageRow = (row: StoredMessage, address: Address): MessageRow => ({
  ...messageWords(row),
  PICTURES: row.gone ? [] : (row.pictures ?? []).map(address),
})

export const messageWords = ({ id, author, text, at, gone }: Omit<StoredMessage, 'pictures'>) => ({
  KeyID: id,
  UID: author ?? 0,
  TEXT: gone ? '' : text,
  TIME: at.toISOString(),
  GONE: gone ?? ('' as const),
})
