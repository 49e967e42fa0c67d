import type { PersonOf } from '#rules/staff/hidings.ts'
import type { Reading } from '../reads.ts'
import '../tables.ts'

/**
 * The accounts that count as one person's with `member`, the member included, lowest id first. They are linked by their owner
 * or counted as one by staff. Private: an answer or a refusal to anybody but the owner and staff must not depend on it in a
 * way that they can see.
 */
export async function linkedTo(db: Reading, member: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('linked_accounts as own')
    .innerJoin('linked_accounts as each', 'each.person', 'own.person')
    .select('each.member')
    .where('own.member', '=', member)
    .orderBy('each.member')
    .execute()
  return rows.length > 0 ? rows.map((row) => row.member) : [member]
}

/** Whether two accounts count as one person's; an account does with itself. Private, as `linkedTo`. */
export async function areLinked(db: Reading, one: number, other: number): Promise<boolean> {
  if (one === other) return true
  const row = await db
    .selectFrom('linked_accounts as x')
    .innerJoin('linked_accounts as y', 'y.person', 'x.person')
    .select('x.person')
    .where('x.member', '=', one)
    .where('y.member', '=', other)
    .executeTakeFirst()
  return row !== undefined
}

/** SQL: whether two accounts, given by expressions for their ids such as `f.author` and `$1`, count as one person's. */
export const linkedSql = (one: string, other: string): string =>
  `(${one} = ${other} or exists (
    select from linked_accounts x join linked_accounts y on y.person = x.person where x.member = ${one} and y.member = ${other}))`

/**
 * SQL: what stands for the person whose account the expression names: the lowest id of their accounts. Equal for two accounts
 * exactly if they count as one person's; for grouping and for limits of a person.
 */
export const personSql = (member: string): string =>
  `coalesce((select l.person from linked_accounts l where l.member = ${member}), ${member})`

/** The id that stands for the member's person: see `personSql`. */
export async function personOf(db: Reading, member: number): Promise<number> {
  const row = await db.selectFrom('linked_accounts').select('person').where('member', '=', member).executeTakeFirst()
  return row?.person ?? member
}

/** `personOf` of several accounts at once, for what needs several different people. */
export async function personsOf(db: Reading, members: readonly number[]): Promise<PersonOf> {
  if (members.length === 0) return (member) => member
  const rows = await db
    .selectFrom('linked_accounts')
    .select(['member', 'person'])
    .where('member', 'in', [...members])
    .execute()
  const persons = new Map(rows.map(({ member, person }) => [member, person]))
  return (member) => persons.get(member) ?? member
}

/** Whether the account is a robot: an activity account that staff play, which earns and owns nothing. */
export async function isRobot(db: Reading, member: number): Promise<boolean> {
  const row = await db.selectFrom('members').select('robot').where('id', '=', member).executeTakeFirst()
  return row?.robot === true
}
