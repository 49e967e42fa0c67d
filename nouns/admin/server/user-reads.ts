import { type Expression, type SqlBool, sql } from 'kysely'
import type { MemberRow } from '#contract/admin-rows.ts'
import type { Out } from '#contract/endpoint.ts'
import { nobodysMail } from '#core/members/close-member.ts'
import { levelSelections } from '#core/members/levels/levels-of.ts'
import type { ReadDb } from '#kit/db/database.ts'
import * as limits from '#rules/house-limits.ts'
import { pageOf } from '#rules/paging.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { admin } from '../contract/admin.ts'

interface Search {
  readonly type: 'account' | 'nick' | 'id' | 'mail'
  readonly value: string
  readonly only?: 'black' | 'staff' | 'privilege' | 'unverified' | undefined
  readonly pageSize: number
  readonly pageNum: number
}

/** POST /getAllUser: members that match the search, or all; newest accounts first. */
export async function searchUsers(db: ReadDb, search: Search, now: Date) {
  const where = sql.join(
    [...searched(search), ...restricted(search.only, now), sql`m.forgotten_at is null`],
    sql` and `,
  )
  const [total, rows] = await Promise.all([
    countMembers(db, where),
    db
      .selectFrom('members as m')
      .select(['m.id', 'm.account', 'm.nick', 'm.head', 'm.mail', 'm.mail_verified_at', 'm.black', 'm.black_reason'])
      .select(['m.black_until', 'm.robot', 'm.closed_at', 'm.staff', 'm.created_at'])
      .select(levelSelections('m'))
      .select([
        // Members who logged out have no session left, so the last log-in counts too.
        sql<Date | null>`greatest((select max(s.seen_at) from sessions s where s.member = m.id),
          (select max(l.at) from log_ins l where l.member = m.id))`.as('seen'),
        sql<number>`(select count(*) from replays r where r.uploader = m.id and r.removed_at is null
          and r.held_at is null)`.as('replays'),
        sql<number>`(select count(*) from waiting w where w.author = m.id and w.kind in ('replay', 'comment'))`.as(
          'waiting',
        ),
      ])
      .where(sql<SqlBool>`${where}`)
      .orderBy('m.id', 'desc')
      .limit(search.pageSize)
      .offset((search.pageNum - 1) * search.pageSize)
      .execute(),
  ])
  return { ...pageOf(total, search), rows: rows.map((row) => memberRow(row, now)) }
}

type StoredMember = {
  id: number
  account: string
  nick: string
  head: string
  mail: string
  mail_verified_at: Date | null
  black: boolean
  black_reason: string
  black_until: Date | null
  robot: boolean
  closed_at: Date | null
  staff: string[]
  life: number
  bomb: number
  created_at: Date
  seen: Date | null
  replays: number
  waiting: number
}

function memberRow(row: StoredMember, now: Date): MemberRow {
  const black = row.black && (row.black_until === null || row.black_until > now)
  const verified = row.mail_verified_at !== null
  return {
    UID: row.id,
    ACCOUNT: row.account,
    NICK: row.nick,
    HEAD: row.head,
    // The placeholder of a closed account whose address was released.
    MAIL: row.mail === nobodysMail(row.id) ? '' : row.mail,
    MAILCHECKED: yesNoOf(verified),
    BLACK: yesNoOf(black),
    BLACKREASON: black ? row.black_reason : '',
    BLACKUNTIL: black ? (row.black_until?.toISOString() ?? null) : null,
    ROBOT: yesNoOf(row.robot),
    CLOSED: yesNoOf(row.closed_at !== null),
    STAFF: yesNoOf(row.staff.length > 0),
    LIFE: row.life,
    BOMB: row.bomb,
    JOINED: row.created_at.toISOString(),
    SEEN: row.seen?.toISOString() ?? null,
    REPLAYS: row.replays,
    WAITING: row.waiting,
  }
}

/** POST /getAllUserBase: id, account and name only, for choosing a member. */
export async function searchNames(
  db: ReadDb,
  search: Omit<Search, 'type' | 'only'>,
): Promise<Out<typeof admin.calls.usersBare>> {
  const value = search.value.trim()
  const found =
    value === ''
      ? sql`true`
      : sql`(m.id = ${idOf(value)} or lower(m.account) like ${beginning(value)} or lower(m.nick) like ${beginning(value)})`
  const where = sql`${found} and m.closed_at is null`
  const [total, rows] = await Promise.all([
    countMembers(db, where),
    db
      .selectFrom('members as m')
      .select(['m.id as UID', 'm.account as ACCOUNT', 'm.nick as NICK', 'm.head as HEAD'])
      .where(sql<SqlBool>`${where}`)
      .orderBy('m.id')
      .limit(search.pageSize)
      .offset((search.pageNum - 1) * search.pageSize)
      .execute(),
  ])
  return { ...pageOf(total, search), rows }
}

async function countMembers(db: ReadDb, where: Expression<unknown>): Promise<number> {
  const { n } = await db
    .selectFrom((q) =>
      q
        .selectFrom('members as m')
        .select('m.id')
        .where(sql<SqlBool>`${where}`)
        .limit(limits.exactTotal + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

function searched({ type, value }: Search) {
  const text = value.trim()
  if (text === '') return []
  switch (type) {
    case 'id':
      return [sql`m.id = ${idOf(text)}`]
    case 'account':
      return [sql`lower(m.account) like ${beginning(text)}`]
    case 'mail':
      return [sql`lower(m.mail) like ${beginning(text)}`]
    case 'nick':
      return [sql`lower(m.nick) like ${`%${beginning(text)}`}`]
  }
}

function restricted(only: Search['only'], now: Date) {
  switch (only) {
    case 'black':
      return [sql`m.black and (m.black_until is null or m.black_until > ${now})`]
    case 'staff':
      return [sql`m.staff <> '{}'`]
    case 'privilege':
      return [sql`exists (select from ledger_balances l where l.holder = m.id and l.resource < 2 and l.amount > 0)`]
    case 'unverified':
      return [sql`m.mail_verified_at is null`]
    case undefined:
      return []
  }
}

/** The id in the text; 0, which no member has, if the text is not an id. */
const idOf = (text: string): number => (/^\d{7,10}$/.test(text) ? Number(text) : 0)

const beginning = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
