import type { ReadDb } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { AuthorFacts, FloorRow, TopicHead } from '../../contract/clubs.ts'
import { floorColumns, floorRow, type StoredFloor, topicHead } from '../rows.ts'
import { type FoundTopic, oneTopic } from '../topics/topic-reads.ts'
import { authorsBetween, authorsOfTopic } from './floor-authors.ts'

interface FloorsAsked extends PageAsked {
  readonly t: number
  readonly floor?: number | undefined
  /** Y: only the visible floors of who began the topic. */
  readonly only: 'Y' | 'N'
  readonly now: Date
  /**
   * The caller. Reading it makes the answer personal: call it only where the answer depends on it, so that other
   * answers can be cached for everybody.
   */
  readonly who: () => Caller | null
}

type FloorPage = ReturnType<typeof pageOf> & { rows: FloorRow[]; topic: TopicHead; authors: AuthorFacts[] }

/** POST /getMSByT: a page of a topic, by floor numbers; null if the topic is not visible to the caller. */
export async function listFloors(db: ReadDb, asked: FloorsAsked): Promise<FloorPage | null> {
  if (asked.only === 'Y') return ownFloors(db, asked)
  const { pageSize, floor } = asked
  const pageNum = floor === undefined ? asked.pageNum : Math.ceil(floor / pageSize)
  const first = (pageNum - 1) * pageSize + 1
  const last = first + pageSize - 1
  const [topic, stored, authors] = await Promise.all([
    oneTopic(db, asked.t),
    db.named<StoredFloor>(floorsStatement, [asked.t, first, last]),
    authorsBetween(db, { topic: asked.t, first, last }),
  ])
  if (!topic || !isSeen(topic, asked)) return null
  const rows = stored.map((row) => floorRow(row, row.held && seesHeld(asked.who(), row.author)))
  // Floor numbers are bounded, so the total is exact and every page has an address.
  return { ...pageOf(topic.top, { pageSize, pageNum }, topic.top), rows, authors, topic: topicHead(topic, asked.now) }
}

/** A page of the visible floors of who began the topic. */
async function ownFloors(db: ReadDb, asked: FloorsAsked): Promise<FloorPage | null> {
  const [topic, stored, authors] = await Promise.all([
    oneTopic(db, asked.t),
    db.named<StoredFloor>(ownStatement, [asked.t, asked.pageSize, offsetOf(asked)]),
    authorsOfTopic(db, asked.t),
  ])
  if (!topic || !isSeen(topic, asked)) return null
  const rows = stored.map((row) => floorRow(row, false))
  const { own_floors } = topic
  return { ...pageOf(own_floors, asked, own_floors), rows, authors, topic: topicHead(topic, asked.now) }
}

const isSeen = (topic: FoundTopic, { who }: FloorsAsked): boolean =>
  !topic.gone && (!topic.held || seesHeld(who(), topic.author))

/** Whether a member sees content that is held for review: its author and staff of the clubs do. */
export const seesHeld = (member: Caller | null, author: number): boolean =>
  member !== null && (member.id === author || member.staff.includes('ms'))

const floorsStatement = {
  name: 'floors-page',
  sql: `select ${floorColumns} from floors f join members m on m.id = f.author
    where f.topic = $1 and f.number between $2 and $3 order by f.number`,
}

/** The page of the index `floors_visible_by_author` is found before its rows are joined. */
const ownStatement = {
  name: 'floors-own',
  sql: `select ${floorColumns} from (
      select id from floors where topic = $1 and author = (select author from topics where id = $1)
        and removed_at is null and held_at is null
      order by number limit $2 offset $3
    ) p join floors f on f.id = p.id join members m on m.id = f.author order by f.number`,
}
