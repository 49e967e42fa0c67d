import type { MessageRow } from '@patisserie/contract/messages'

export interface StoredMessage {
  readonly id: number
  readonly author: number | null
  readonly text: string
  readonly at: Date
  readonly gone: 'author' | 'staff' | null
}

export const messageRow = ({ id, author, text, at, gone }: StoredMessage): MessageRow => ({
  KeyID: id,
  UID: author ?? 0,
  TEXT: gone ? '' : text,
  TIME: at.toISOString(),
  GONE: gone ?? '',
})
