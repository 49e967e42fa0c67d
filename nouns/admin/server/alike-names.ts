import type { AlikeNames } from '#contract/admin-rows.ts'
import { houseStaff } from '#core/members/staff/house-staff.ts'
import { lookOf } from '#core/names/look-of.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { pageOf } from '#rules/paging.ts'

/** POST /getAlikeNames: a row for every look that several clubs have, then for every look that several members have. */
export async function listAlikeNames(db: ReadDb, asked: { readonly pageSize: number; readonly pageNum: number }) {
  const clubs = await alikeClubs(db)
  const looks = (await db.named<{ look: string }>(sharedLooks, [])).map(({ look }) => look)
  const groups = [...clubs, ...looks].slice((asked.pageNum - 1) * asked.pageSize, asked.pageNum * asked.pageSize)
  const people = await membersOf(
    db,
    groups.filter((group) => typeof group === 'string'),
  )
  const rows = groups.map((group) =>
    typeof group === 'string' ? { people: people.get(group) ?? [], clubs: [] } : { people: [], clubs: group },
  )
  return { ...pageOf(clubs.length + looks.length, asked), rows }
}

async function alikeClubs(db: ReadDb): Promise<AlikeNames['clubs'][]> {
  const clubs = await db.selectFrom('clubs').select(['id as KeyID', 'name as NAME']).orderBy('id').execute()
  return [...Map.groupBy(clubs, ({ NAME }) => lookOf(NAME)).values()].filter((group) => group.length > 1)
}

async function membersOf(db: ReadDb, looks: readonly string[]): Promise<ReadonlyMap<string, AlikeNames['people']>> {
  const rows = await db.named<StoredAlike>(lookHolders, [looks])
  const byLook = Map.groupBy(rows, ({ look }) => look)
  return new Map([...byLook].map(([look, members]) => [look, members.map(alikeMember)]))
}

const alikeMember = ({ id, account, nick, head, staff, created_at }: StoredAlike): AlikeNames['people'][number] => ({
  UID: id,
  ACCOUNT: account,
  NICK: nick,
  HEAD: head,
  STAFF: staff ? 'Y' : 'N',
  JOINED: created_at.toISOString(),
})

interface StoredAlike {
  readonly look: string
  readonly id: number
  readonly account: string
  readonly nick: string
  readonly head: string
  readonly staff: boolean
  readonly created_at: Date
}

const sharedLooks = {
  name: 'admin-shared-looks',
  sql: 'select look from member_looks group by look having count(*) > 1 order by look',
}

/** Oldest account first: it had the name before the others. */
const lookHolders = {
  name: 'admin-look-holders',
  sql: `select l.look, m.id, m.account, m.nick, m.head, ${houseStaff} as staff, m.created_at
    from member_looks l join members m on m.id = l.member where l.look = any($1) order by m.id`,
}
