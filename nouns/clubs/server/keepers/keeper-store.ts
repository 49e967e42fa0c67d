import { memberLevels } from '#core/members/levels/member-levels.ts'
import type { Reading } from '#core/members/reads.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import { missingLevel } from '#rules/people/privileges.ts'
import { clubKeepersMost } from '../../rules/club-keeping.ts'
import '../tables.ts'

/** The clubs a member keeps, in their order; hidden ones are left out. */
export const clubsKeptBy = (db: Reading, member: number): Promise<{ KeyID: number; NAME: string }[]> =>
  db
    .selectFrom('club_keepers as k')
    .innerJoin('clubs as c', 'c.id', 'k.club')
    .select(['c.id as KeyID', 'c.name as NAME'])
    .where('k.member', '=', member)
    .where('c.hidden', '=', false)
    .orderBy('c.place')
    .orderBy('c.id')
    .execute()

export interface KeeperHead {
  readonly UID: number
  readonly NICK: string
  readonly HEAD: string
}

/** The keepers of a club, the first named first. */
export const keepersOf = (db: ReadDb, club: number) => db.named<KeeperHead>(keepersStatement, [club])

const keepersStatement = {
  name: 'club-keepers',
  sql: `select m.id as "UID", m.nick as "NICK", m.head as "HEAD"
    from club_keepers k join members m on m.id = k.member
    where k.club = $1 and m.closed_at is null order by k.at, k.member`,
}

export type NamingProblem = 'personUnknown' | 'keeperLevel'

/** Why a member cannot keep clubs, or null. */
export async function keeperProblem(db: Reading, member: number): Promise<NamingProblem | null> {
  const levels = await memberLevels(db, member)
  if (!levels) return 'personUnknown'
  return missingLevel('clubKeeper', levels) ? 'keeperLevel' : null
}

/** Names a keeper. The caller has locked the club, so that its keepers can be counted. */
export async function addKeeper(
  tx: Tx,
  club: number,
  { member, now }: { readonly member: number; readonly now: Date },
): Promise<'keepersMany' | 'actDone' | null> {
  const keepers = await tx.selectFrom('club_keepers').select('member').where('club', '=', club).execute()
  if (keepers.some((one) => one.member === member)) return 'actDone'
  if (keepers.length >= clubKeepersMost) return 'keepersMany'
  await tx.insertInto('club_keepers').values({ club, member, at: now }).execute()
  return null
}

/** Dismisses a keeper; false if the member was none. */
export async function dropKeeper(tx: Tx, club: number, member: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('club_keepers')
    .where('club', '=', club)
    .where('member', '=', member)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
