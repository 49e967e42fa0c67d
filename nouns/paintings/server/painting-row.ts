import { yesNoOf } from '#rules/yes-no.ts'
import type { PaintingRow } from '../contract/painting-row.ts'
import type { PictureColumns, SaidColumns } from './tables.ts'

/** Columns of a row of a list, with `paintings` as p and its uploader as m. */
export const rowColumns = `p.id, p.uploader, m.nick, m.head, p.name, p.comment, p.dragon, p.ai, p.note, p.commentable,
  p.placement, p.src, p.width, p.height, p.moves, p.placeholder, p.colour, p.pages, p.likes, p.comments, p.uploaded_at,
  p.held_at is not null as held`

export interface StoredRow extends Omit<SaidColumns, 'rights' | 'source'>, PictureColumns {
  id: number
  uploader: number
  nick: string
  head: string
  placement: string
  moves: boolean
  colour: string
  pages: number
  likes: number
  comments: number
  uploaded_at: Date
  held: boolean
}

/** Maps a stored row to its wire form. Competitions are not open yet, so no work has the name of one. */
export const paintingRow = (row: StoredRow): PaintingRow => ({
  KeyID: row.id,
  SRC: row.src,
  W: row.width,
  H: row.height,
  PLACEHOLDER: row.placeholder,
  NAME: row.name,
  UPID: row.uploader,
  NICK: row.nick,
  HEAD: row.head,
  MATCHNAME: '',
  MATCHPLACEMENT: row.placement,
  UPTIME: row.uploaded_at.toISOString(),
  LIKES: row.likes,
  COMMENT: row.comment,
  REPCOMNUM: row.comments,
  COLOUR: row.colour,
  PAGES: row.pages,
  MOVES: yesNoOf(row.moves),
  DRAGON: row.dragon,
  NOTE: row.note,
  AI: yesNoOf(row.ai),
  COMMENTABLE: yesNoOf(row.commentable),
  HELD: yesNoOf(row.held),
})
