import type { FloorRow, TopicHead } from '@patisserie/contract/clubs'
import { type PageAsked, pageOf } from '@patisserie/rules/paging'
import type { ReadDb } from '../../kit/db/database.ts'
import type { Caller } from '../../kit/http/call.ts'
import { floorColumns, floorRow, type StoredFloor, topicHead } from './rows.ts'
import { oneTopic } from './topic-reads.ts'

interface FloorsAsked extends PageAsked {
  readonly t: number
  readonly floor?: number | undefined
  readonly now: Date
  /**
   * The caller. Reading it makes the answer personal: call it only where the answer depends on it, so that other
   * answers can be cached for everybody.
   */
  readonly who: () => Caller | null
}

type FloorPage = ReturnType<typeof pageOf> & { rows: FloorRow[]; topic: TopicHead }

/** POST /getMSByT: a page of a topic, by floor numbers; null if the topic is not visible to the caller. */
export async function listFloors(db: ReadDb, asked: FloorsAsked): Promise<FloorPage | null> {
  const { pageSize, floor } = asked
  const pageNum = floor === undefined ? asked.pageNum : Math.ceil(floor / pageSize)
  const first = (pageNum - 1) * pageSize + 1
  const [topic, stored] = await Promise.all([
    oneTopic(db, asked.t),
    db.named<StoredFloor>(floorsStatement, [asked.t, first, first + pageSize - 1]),
  ])
  if (!topic || topic.gone) return null
  if (topic.held && !seesHeld(asked.who(), topic.author)) return null
  const rows = stored.map((row) => floorRow(row, row.held && seesHeld(asked.who(), row.author)))
  // Floor numbers are bounded, so the total is exact and every page has an address.
  return { ...pageOf(topic.top, { pageSize, pageNum }, topic.top), rows, topic: topicHead(topic, asked.now) }
}

/** Whether a member sees content that is held for review: its author and staff of the clubs do. */
export const seesHeld = (member: Caller | null, author: number): boolean =>
  member !== null && (member.id === author || member.staff.includes('ms'))

const floorsStatement = {
  name: 'floors-page',
  sql: `select ${floorColumns} from floors f join members m on m.id = f.author
    where f.topic = $1 and f.number between $2 and $3 order by f.number`,
}
