import type { ReadDb } from '#kit/db/database.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { FreshTopic, topicSorts } from '../../contract/clubs.ts'
import { isPinned, type StoredTopic, topicColumns, topicJoins, topicRow } from '../rows.ts'

export type TopicSort = (typeof topicSorts)[number]

interface ClubPage extends PageAsked {
  readonly club: number
  readonly sort: TopicSort
  readonly now: Date
}

/** A page of a club, and separately its pinned topics, which the page leaves out. */
export async function clubTopics(db: ReadDb, asked: ClubPage) {
  const { now, pageNum } = asked
  const [rows, stored] = await Promise.all([
    db.named<StoredTopic>(pageStatement(asked), asked.pageNum === 1 ? [asked.club] : [asked.club, offsetOf(asked)]),
    db.named<StoredTopic>(pinnedStatement, [asked.club]),
  ])
  const pinned = stored.filter((row) => isPinned(row, now))
  // A pin whose day is over is tidied up within the hour. Until then the topic stands where a reader begins.
  const over = pageNum === 1 ? stored.filter((row) => !isPinned(row, now)) : []
  const page = over.length === 0 ? rows : [...rows, ...over].sort(compares[asked.sort])
  return { rows: page.map((row) => topicRow(row, now)), pinned: pinned.map((row) => topicRow(row, now)) }
}

/** The newest topics of all clubs. */
export const newTopics = async (db: ReadDb, most = mostNew) =>
  (await db.named<StoredTopic>(newStatement, [most])).map((row) => topicRow(row))

/** The topics of all clubs last written in, with the beginning of their newest floor. */
export async function freshTopics(db: ReadDb): Promise<FreshTopic[]> {
  const rows = await db.named<StoredTopic & { last_words: string }>(freshStatement, [mostNew])
  return rows.map((row) => ({ ...topicRow(row), LASTWORDS: row.last_words }))
}

/** Topics that staff recommend, in their order. */
export const recommendedTopics = async (db: ReadDb) =>
  (await db.named<StoredTopic>(recommendedStatement, [])).map((row) => topicRow(row))

/** One topic with its club in whatever state; undefined if the row does not exist. */
export async function oneTopic(db: ReadDb, id: number): Promise<FoundTopic | undefined> {
  const [row] = await db.named<FoundTopic>(oneStatement, [id])
  return row
}

/** A topic, and whether it is hidden from everybody. */
export interface FoundTopic extends StoredTopic {
  readonly gone: boolean
  readonly club_picture: string
  /** Visible floors of its author. */
  readonly own_floors: number
}

/** Topics that a member began: visible ones, or with `own` also those held for review. */
export async function topicsBy(db: ReadDb, member: number, { own, ...asked }: PageAsked & { readonly own: boolean }) {
  const [[count], rows] = await Promise.all([
    db.named<{ n: number }>(own ? ownCount : byCount, [member]),
    db.named<StoredTopic>(own ? ownList : byList, [member, asked.pageSize, offsetOf(asked)]),
  ])
  return { ...pageOf(count?.n ?? 0, asked), rows: rows.map((row) => topicRow(row)) }
}

const mostNew = 20
const mostPinned = 50

const live = 't.removed_at is null and t.held_at is null'

const orders: Readonly<Record<TopicSort, string>> = {
  last: 't.last_at desc, t.id desc',
  new: 't.id desc',
  liked: 't.likes desc, t.id desc',
}

/** The same orders for rows that were read. */
const compares: Readonly<Record<TopicSort, (a: StoredTopic, b: StoredTopic) => number>> = {
  last: (a, b) => b.last_at.getTime() - a.last_at.getTime() || b.id - a.id,
  new: (a, b) => b.id - a.id,
  liked: (a, b) => b.likes - a.likes || b.id - a.id,
}

/**
 * The page size is part of the statement's text, and a first page has no offset: with both as parameters, the generic
 * plan would estimate a tenth of the club's rows.
 */
const pageStatement = ({ sort, pageSize, pageNum }: ClubPage) => ({
  name: `club-topics-${sort}-${pageSize}${pageNum === 1 ? '' : '-far'}`,
  sql: `select ${topicColumns} from (
      select t.id from topics t where t.club = $1 and not t.pinned and ${live}
      order by ${orders[sort]} limit ${pageSize}${pageNum === 1 ? '' : ' offset $2'}
    ) p join topics t on t.id = p.id ${topicJoins} order by ${orders[sort]}`,
})

const pinnedStatement = {
  name: 'club-topics-pinned',
  sql: `select ${topicColumns} from topics t ${topicJoins} where t.club = $1 and t.pinned and ${live}
    order by t.pinned_until is not null, t.last_at desc, t.id desc limit ${mostPinned}`,
}

const newStatement = {
  name: 'topics-new',
  sql: `select ${topicColumns} from topics t ${topicJoins} where ${live} and not c.hidden order by t.id desc limit $1`,
}

/** The topics of the page are found by the index `topics_fresh` before their rows are joined. */
const freshStatement = {
  name: 'topics-fresh',
  sql: `select ${topicColumns}, coalesce(w.excerpt, '') as last_words
    from (select t.id from topics t join clubs c on c.id = t.club where ${live} and not c.hidden
      order by t.last_at desc, t.id desc limit $1) p
    join topics t on t.id = p.id ${topicJoins}
    left join floors w on w.topic = t.id and w.number = t.last_floor and w.removed_at is null and w.held_at is null
    order by t.last_at desc, t.id desc`,
}

const recommendedStatement = {
  name: 'topics-recommended',
  sql: `select ${topicColumns} from recommended_topics x join topics t on t.id = x.topic ${topicJoins}
    where ${live} and not c.hidden order by x.place`,
}

const oneStatement = {
  name: 'topics-one',
  sql: `select ${topicColumns}, c.picture as club_picture, (select count(*) from floors o where o.author = t.author
      and o.topic = t.id and o.removed_at is null and o.held_at is null) as own_floors, t.removed_at is not null or c.hidden as gone
    from topics t ${topicJoins} where t.id = $1`,
}

const byWhere = `t.author = $1 and ${live} and not c.hidden`
const ownWhere = 't.author = $1 and t.removed_at is null and not c.hidden'
const countOf = (where: string) => `select count(*) as n from topics t join clubs c on c.id = t.club where ${where}`
const listOf = (where: string) =>
  `select ${topicColumns} from topics t ${topicJoins} where ${where} order by t.id desc limit $2 offset $3`

const byCount = { name: 'topics-by-count', sql: countOf(byWhere) }
const byList = { name: 'topics-by', sql: listOf(byWhere) }
const ownCount = { name: 'topics-own-count', sql: countOf(ownWhere) }
const ownList = { name: 'topics-own', sql: listOf(ownWhere) }
