import type { ReadDb } from '#kit/db/database.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import { clubColumns } from '../clubs/club-reads.ts'
import { clubRow, type StoredClub } from '../rows.ts'

/** GET /getAllMS: all clubs, also hidden ones. */
export async function listClubsForStaff(db: ReadDb) {
  const rows = await db.named<StoredClub & { readonly hidden: boolean }>(statement, [])
  return rows.map((row) => ({ ...clubRow(row), HIDDEN: yesNoOf(row.hidden) }))
}

const statement = { name: 'staff-clubs', sql: `select ${clubColumns} from clubs c order by c.place, c.id` }
