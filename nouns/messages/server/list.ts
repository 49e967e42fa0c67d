import { seesReach } from '#core/reach/may-reach.ts'
import { foldText } from '#core/search/fold-text.ts'
import { marksIn } from '#core/search/mark-text.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { isCode } from '#kit/is-code.ts'
import type { Limits } from '#kit/limits/limits.ts'
import * as limits from '#rules/people/people-limits.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { FoundMessage, messages, OpenConversation } from '../contract/messages.ts'
import { messageWay, type SideState, type WritersAllowed } from '../rules/messages.ts'
import { type ConversationStanding, standingSql } from './conversation-standing.ts'
import { answerableSql, countsSql } from './live-topic.ts'
import { picturesSql } from './message-pictures.ts'
import type { PictureAddresses } from './picture-address.ts'
import { type Address, messageRow, messageWords, type StoredMessage } from './rows.ts'
import { shownSql } from './shown-sql.ts'

/** GET /getPM */
export const list =
  (rates: Limits, addresses: PictureAddresses) =>
  async ({ db, input, member, from, now, refuse }: Call<typeof messages.calls.list>) => {
    const page = Number(input.page ?? 1)
    const before = input.before === undefined ? null : Number(input.before)
    const at = input.at === undefined ? null : Number(input.at)
    if (input.q !== undefined) {
      const isNew = member.standing === 'new'
      await rates.takeCall('messageSearch', { member: member.id, network: from.network, isNew })
    }
    const address: Address = (picture) => addresses.row(picture, member.id, now)
    const [own, rows, open, found] = await Promise.all([
      ownState(db, member.id),
      conversations(db, { member: member.id, folder: input.folder, page }),
      input.id === undefined ? null : openOne(db, { member: member.id, other: Number(input.id), before, at, address }),
      input.q === undefined ? [] : search(db, { member: member.id, typed: input.q, before }).catch(slow),
    ])
    if (open === undefined) return refuse('personUnknown')
    if (found === null) return refuse('searchSlow')
    return { ...own, rows: rows.slice(0, pageSize), more: rows.length > pageSize, open, found }
  }

const pageSize = 30

/** Null for a search that took longer than it may. */
const slow = (error: unknown): null => {
  if (isCode(error, '57014')) return null
  throw error
}

/** The numbers of a member's unread conversations and requests, and their settings. */
async function ownState(db: ReadDb, member: number) {
  const [row] = await db.named<{ unread: number; requests: number; may: WritersAllowed; seen: boolean }>(ownStatement, [
    member,
  ])
  return {
    unread: row?.unread ?? 0,
    requests: row?.requests ?? 0,
    may: row?.may ?? 'everyone',
    seen: yesNoOf(row?.seen ?? true),
  }
}

const ownStatement = {
  name: 'messages-own',
  sql: `select ${countsSql('$1')}, coalesce(s.may, 'everyone') as may, coalesce(s.seen, true) as seen
    from (select 1) one left join message_settings s on s.member = $1`,
}

interface FolderPage {
  readonly member: number
  readonly folder: 'inbox' | 'requests'
  readonly page: number
}

async function conversations(db: ReadDb, { member, folder, page }: FolderPage) {
  const rows = await db.named<StoredConversation>(folderStatements[folder], [
    member,
    pageSize + 1,
    (page - 1) * pageSize,
  ])
  return rows.map((row) => ({
    UID: row.other,
    NICK: row.nick,
    HEAD: row.head,
    LAST: row.gone || row.text === null ? '' : row.text,
    LASTPICTURES: row.gone ? 0 : (row.pictures ?? 0),
    LASTUID: row.author ?? 0,
    TIME: row.last_at.toISOString(),
    UNREAD: row.unread,
    STATE: row.state === 'declined' ? ('request' as const) : row.state,
  }))
}

interface StoredConversation {
  readonly other: number
  readonly nick: string
  readonly head: string
  readonly state: SideState
  readonly unread: number
  readonly last_at: Date
  readonly text: string | null
  readonly author: number | null
  readonly gone: string | null
  readonly pictures: number | null
}

// Unread ones are few and stand first; the others are read along the index of their times.
const listed = (where: string): string => `
  select s.other, m.nick, m.head, s.state, s.unread, s.last_at,
    left(translate(l.text, E'\\n\\t', '  '), 120) as text, l.author, l.gone, l.pictures
  from (select * from conversation_sides s where member = $1 and last > gone_to and ${where}
    order by (unread > 0) desc, last_at desc limit $2 offset $3) s
  join members m on m.id = s.other left join messages l on l.id = s.last
  order by (s.unread > 0) desc, s.last_at desc`

const folderStatements = {
  inbox: { name: 'messages-inbox', sql: listed(`state in ('open', 'sent')`) },
  requests: { name: 'messages-requests', sql: listed(`state = 'request' and ${answerableSql('s')}`) },
} as const

interface Opening {
  readonly member: number
  readonly other: number
  readonly before: number | null
  readonly at: number | null
  readonly address: Address
}

/** One conversation, also with somebody whom the member has none with yet; undefined if there is no such member. */
async function openOne(
  db: ReadDb,
  { member, other, before, at, address }: Opening,
): Promise<OpenConversation | undefined> {
  const end = at === null ? before : await endAround(db, { member, other, at })
  const [[standing], stored, reached] = await Promise.all([
    db.named<Opened>(openingStatement, [member, other]),
    db.named<StoredMessage>(messagesStatement, [member, other, end, pageSize + 1]),
    seesReach(db, member, other, 'message'),
  ])
  if (!standing) return undefined
  const way = messageWay(standing)
  const full = way === 'ask' && standing.other === null && standing.requests >= limits.messageRequests
  const shut = way === 'open' || way === 'ask' ? (full ? 'requestFull' : '') : way
  const unreached = standing.own_block ? 'ownBlock' : 'notReachable'
  const refused = member === other ? 'messageSelf' : reached ? shut : unreached
  return {
    UID: other,
    NICK: standing.nick,
    HEAD: standing.head,
    STATE: standing.own === 'declined' ? 'request' : (standing.own ?? 'new'),
    WHY: refused === 'requestLinks' ? '' : refused,
    ASKS: yesNoOf(way !== 'open'),
    NEWFROM: standing.new_from,
    SEENTO: standing.seen_to,
    rows: stored
      .slice(0, pageSize)
      .reverse()
      .map((row) => messageRow(row, address)),
    more: stored.length > pageSize,
    newer: at !== null && end !== null,
  }
}

/** Up to where a page around a message goes, itself excluded; null if that is the end of the conversation. */
async function endAround(
  db: ReadDb,
  { member, other, at }: Pick<Opening, 'member' | 'other'> & { readonly at: number },
) {
  const rows = await db.named<{ id: number }>(aroundStatement, [member, other, at, pageSize / 2])
  return rows.length > pageSize / 2 ? (rows.at(-1)?.id ?? null) : null
}

const aroundStatement = {
  name: 'messages-around',
  sql: `select w.id from conversation_sides s join messages w on w.conversation = s.conversation
    where s.member = $1 and s.other = $2 and w.id >= $3 order by w.id limit $4 + 1`,
}

interface Opened extends ConversationStanding {
  readonly new_from: number
  readonly seen_to: number
  readonly own_block: boolean
}

const openingStatement = {
  name: 'messages-opening',
  sql: `select standing.*, coalesce(side.new_from, 0) as new_from, coalesce(side.seen_to, 0) as seen_to,
      exists (select from blocks b where b.blocker = $1 and b.blocked = $2) as own_block
    from (${standingSql}) standing left join lateral (select
      case when s.unread > 0 then (select min(n.id) from messages n
        where n.conversation = s.conversation and n.id > greatest(s.read_to, s.gone_to) and n.author = s.other) end as new_from,
      case when ${shownSql('o')} then o.read_to end as seen_to
    from conversation_sides s left join conversation_sides o on o.member = s.other and o.other = s.member
    where s.member = $1 and s.other = $2) side on true`,
}

// The limit stands within: the planner then reads no more messages than a page.
const messagesStatement = {
  name: 'messages-rows',
  sql: `select w.id, w.author, w.text, w.at, w.gone, ${picturesSql}
    from conversation_sides s cross join lateral (select * from messages n
      where n.conversation = s.conversation and n.id > s.gone_to and ($3::bigint is null or n.id < $3)
      order by n.id desc limit $4) w
    where s.member = $1 and s.other = $2 order by w.id desc`,
}

interface Search {
  readonly member: number
  readonly typed: string
  readonly before: number | null
}

/** The newest messages of a member's conversations that contain what was typed, among the newest ten thousand. */
async function search(db: ReadDb, { member, typed, before }: Search): Promise<FoundMessage[]> {
  const term = foldText(typed).trim()
  if (term === '') return []
  const rows = await db.named<Omit<StoredMessage, 'pictures'> & { other: number; nick: string; head: string }>(
    searchStatement,
    [member, term, before, pageSize],
  )
  return rows.map((row) => ({
    ...messageWords(row),
    WITH: row.other,
    NICK: row.nick,
    HEAD: row.head,
    MARKS: marksIn(row.text, [term]),
  }))
}

/** Milliseconds after which a search ends. */
const searchMs = 1_000

const searchStatement = {
  name: 'messages-search',
  limitMs: searchMs,
  sql: `select f.id, f.author, f.text, f.at, f.gone, f.other, m.nick, m.head
    from (select w.*, s.other from conversation_sides s join messages w on w.conversation = s.conversation
      where s.member = $1 and w.id > s.gone_to and ($3::bigint is null or w.id < $3) order by w.id desc limit 10000) f
    join members m on m.id = f.other
    where f.gone is null and strpos(f.folded, $2) > 0 order by f.id desc limit $4`,
}
