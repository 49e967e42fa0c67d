import { sql } from 'kysely'
import { shownBeside } from '#core/desserts/beside-names.ts'
import { houseStaff } from '#core/members/staff/house-staff.ts'
import type { FoundMembers } from '#core/reach/may-reach.ts'
import type { Tx } from '#kit/db/database.ts'
import type { ChosenColour } from '#rules/people/colours.ts'

/** The author's name, head, staff sign and dessert, as shown beside their floor. */
interface Writer {
  readonly nick: string
  readonly head: string
  readonly colour: ChosenColour
  readonly staff: boolean
  /** As of `shownBeside`. */
  readonly dessert: string | null
}

export interface OpenTopic extends Writer {
  readonly title: string
  readonly topic_author: number
  readonly locked: boolean
  readonly held: boolean
  /** Authors of the quoted floors that are visible, by floor number. */
  readonly quoted: Readonly<Record<string, number>>
}

interface TopicQuery {
  readonly topic: number
  readonly author: number
  readonly quoted: readonly number[]
}

/** Loads a topic that the member may see, with the data needed to post in it; undefined if it is not visible. */
export async function topicFor(tx: Tx, { topic, author, quoted }: TopicQuery): Promise<OpenTopic | undefined> {
  const { rows } = await sql<OpenTopic>`-- topic-for-writer
    select m.nick, m.head, m.colour, ${sql.raw(houseStaff)} as staff, ${sql.raw(shownBeside('m'))} as dessert, t.title, t.author as topic_author, t.locked,
      t.held_at is not null as held,
      coalesce((select json_object_agg(f.number, f.author) from floors f where f.topic = t.id
        and f.number = any(${[...quoted]}::integer[]) and f.removed_at is null and f.held_at is null), '{}') as quoted
    from topics t join clubs c on c.id = t.club join members m on m.id = ${author}
    where t.id = ${topic} and t.removed_at is null and not c.hidden
      and (t.held_at is null or t.author = ${author})`.execute(tx)
  return rows[0]
}

/** Query for the members a floor is written to: the topic's author and the authors of quoted floors. */
export const writtenTo = (topic: number, quoted: readonly number[]): FoundMembers => ({
  name: 'topic',
  sql: sql`select t.author from topics t where t.id = ${topic} union all select f.author from floors f
    where f.topic = ${topic} and f.number = any(${[...quoted]}::integer[])`,
})

/** Whether topics can be created in a club: it exists and is not hidden. */
export const isClubThere = async (tx: Tx, club: number): Promise<boolean> =>
  (await tx.selectFrom('clubs').select('id').where('id', '=', club).where('hidden', '=', false).executeTakeFirst()) !==
  undefined
