import { levelColumns } from '#core/members/levels/levels-of.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { AuthorFacts } from '../../contract/clubs.ts'

interface FloorRange {
  readonly topic: number
  readonly first: number
  readonly last: number
}

/** Facts of the authors of the visible floors with these numbers, each author once; closed accounts have none. */
export const authorsBetween = async (db: ReadDb, { topic, first, last }: FloorRange): Promise<AuthorFacts[]> =>
  (await db.named<StoredAuthor>(betweenStatement, [topic, first, last])).map(authorFacts)

/** Facts of the member who began the topic; none if the account is closed. */
export const authorsOfTopic = async (db: ReadDb, topic: number): Promise<AuthorFacts[]> =>
  (await db.named<StoredAuthor>(topicStatement, [topic])).map(authorFacts)

interface StoredAuthor {
  readonly id: number
  readonly life: number
  readonly bomb: number
  readonly floors: number
  readonly joined: string
}

const authorFacts = ({ id, life, bomb, floors, joined }: StoredAuthor): AuthorFacts => ({
  UID: id,
  LIFE: life,
  BOMB: bomb,
  FLOORS: floors,
  JOINED: joined,
})

const visible = 'removed_at is null and held_at is null'

/**
 * The count of floors is read from the index `floors_visible_by_author` alone. Floors in hidden clubs are taken off by the topics
 * of those few clubs, so that the number does not tell of them.
 */
const authors = `select m.id, ${levelColumns('m')}, to_char(m.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as joined,
    (select count(*) from floors w where w.author = m.id and w.removed_at is null and w.held_at is null)
    - (select count(*) from clubs c join topics t on t.club = c.id join floors w on w.topic = t.id
      where c.hidden and t.removed_at is null and t.held_at is null
        and w.author = m.id and w.removed_at is null and w.held_at is null) as floors
  from members m where m.closed_at is null`

const betweenStatement = {
  name: 'floor-authors',
  sql: `${authors} and m.id in (select author from floors where topic = $1 and number between $2 and $3 and ${visible})`,
}
const topicStatement = {
  name: 'topic-author',
  sql: `${authors} and m.id = (select author from topics where id = $1)`,
}
