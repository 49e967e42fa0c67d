import type { FindPieces } from '#core/writing/writing-source.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'

/** Maximum own works found. */
const most = 1_000

/**
 * Works for the editor: the caller's own whose name has the value, newest first, then what the site search finds.
 * Without a value only the caller's own.
 */
export const paintingPieces: FindPieces = async (db, asked, searched) => {
  const value = asked.value.trim()
  const [own, others] = await Promise.all([
    db.named<{ id: number }>(ownStatement, [asked.by, value.toLowerCase(), most]),
    value === '' ? [] : searched(),
  ])
  const ids = [...new Set([...own.map(({ id }) => id), ...others])]
  const shown = ids.slice(offsetOf(asked), offsetOf(asked) + asked.pageSize)
  const rows = shown.length > 0 ? await db.named<StoredPainting>(rowsStatement, [shown]) : []
  const at = new Map(rows.map((row) => [row.id, piece(row)]))
  return { ...pageOf(ids.length, asked), rows: shown.flatMap((id) => at.get(id) ?? []) }
}

interface StoredPainting {
  readonly id: number
  readonly name: string
  readonly nick: string
  readonly src: string
  readonly uploaded_at: Date
}

/** The fields of replays are empty. */
const piece = ({ id, name, nick, src, uploaded_at }: StoredPainting) => ({
  KeyID: id,
  CODE: '',
  TITLE: name,
  NICK: nick,
  SRC: src.replace(/\.\w+$/, '.thumb.webp'),
  GAM: 0,
  RANK: '',
  CHARA: '',
  SCORE: 0,
  UPTIME: uploaded_at.toISOString(),
})

const ownStatement = {
  name: 'writing-own-paintings',
  sql: `select id from paintings
    where uploader = $1 and removed_at is null and held_at is null and strpos(lower(name), $2) > 0
    order by id desc limit $3`,
}

const rowsStatement = {
  name: 'writing-paintings',
  sql: `select p.id, p.name, m.nick, p.src, p.uploaded_at from paintings p join members m on m.id = p.uploader
    where p.id = any($1) and p.removed_at is null and p.held_at is null`,
}
