import type { Generated, GeneratedAlways } from 'kysely'
import type { SideState, WritersAllowed } from '../rules/messages.ts'

/** The columns of a picture of a message from which its addresses are made; those of a report's copies, too. */
export interface CopiedPicture {
  readonly name: string
  readonly extension: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** A message of a reported conversation, as it was when it was reported. */
export interface CopiedLine {
  readonly author: number
  readonly nick: string
  readonly text: string
  readonly at: string
  /** Left out without pictures. */
  readonly pictures?: readonly CopiedPicture[]
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    conversations: { id: GeneratedAlways<number>; low: number; high: number; at: Date }
    messages: {
      id: GeneratedAlways<number>
      conversation: number
      author: number | null
      text: string
      folded: string
      at: Date
      gone: 'author' | 'staff' | null
      pictures: Generated<number>
    }
    conversation_sides: {
      member: number
      other: number
      conversation: number
      state: SideState
      gone_to: Generated<number>
      read_to: Generated<number>
      unread: Generated<number>
      last: Generated<number>
      last_at: Date
    }
    message_pictures: {
      name: string
      member: number | null
      message: number | null
      place: Generated<number>
      copied_for: number | null
      alt: Generated<string>
      file_name: string
      extension: 'jpg' | 'png' | 'gif'
      width: number
      height: number
      size: number
      original: string
      display: string
      thumb: string
      at: Date
    }
    message_settings: { member: number; may: WritersAllowed; seen: boolean }
    message_copies: { message: number; reporter: number; lines: unknown }
  }
}
