import type { FloorAuthor } from '@patisserie/contract/clubs'
import { levelColumns } from '../../../core/members/levels-of.ts'
import type { ReadDb } from '../../../kit/db/database.ts'

interface FloorRange {
  readonly topic: number
  readonly first: number
  readonly last: number
}

/** What stands beside the visible floors with these numbers, once per author; closed accounts are left out. */
export const authorsBetween = async (db: ReadDb, { topic, first, last }: FloorRange): Promise<FloorAuthor[]> =>
  (await db.named<StoredAuthor>(betweenStatement, [topic, first, last])).map(floorAuthor)

/** The same for who began the topic. */
export const authorsOfTopic = async (db: ReadDb, topic: number): Promise<FloorAuthor[]> =>
  (await db.named<StoredAuthor>(topicStatement, [topic])).map(floorAuthor)

interface StoredAuthor {
  readonly id: number
  readonly life: number
  readonly bomb: number
  readonly floors: number
  readonly joined: string
}

const floorAuthor = ({ id, life, bomb, floors, joined }: StoredAuthor): FloorAuthor => ({
  UID: id,
  LIFE: life,
  BOMB: bomb,
  FLOORS: floors,
  JOINED: joined,
})

const visible = 'removed_at is null and held_at is null'

/** The count reads the index `floors_visible_by_author` only. */
const authors = `select m.id, ${levelColumns('m')}, to_char(m.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as joined,
    (select count(*) from floors w where w.author = m.id and w.removed_at is null and w.held_at is null) as floors
  from members m where m.closed_at is null`

const betweenStatement = {
  name: 'floor-authors',
  sql: `${authors} and m.id in (select author from floors where topic = $1 and number between $2 and $3 and ${visible})`,
}
const topicStatement = {
  name: 'topic-author',
  sql: `${authors} and m.id = (select author from topics where id = $1)`,
}
