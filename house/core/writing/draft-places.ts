import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { WritingSource } from './writing-source.ts'

interface AskedPlace {
  readonly place: string
  readonly member: number
}

/** Whether the place of a draft exists for the member. */
export async function placeStands(
  tx: Tx,
  draftPlaces: WritingSource['draftPlaces'] = {},
  { place, member }: AskedPlace,
): Promise<boolean> {
  const [kind = '', first = 0, second = 0] = place.split(':')
  const found = draftPlaces[kind]?.({ numbers: [Number(first), Number(second)], member })
  if (!found) return false
  const { rows } = await sql<{ stands: boolean }>`select exists (${found}) as stands`.execute(tx)
  return rows[0]?.stands ?? false
}
