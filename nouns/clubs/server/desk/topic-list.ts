import type { In } from '#contract/endpoint.ts'
import type { ReadDb } from '#kit/db/database.ts'
import * as houseLimits from '#rules/house-limits.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import { parseUserId } from '#rules/people/accounts.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { StaffTopic } from '../../contract/club-staff.ts'
import type { clubs } from '../../contract/clubs.ts'
import type { TopicState } from '../../rules/clubs.ts'
import { type StoredTopic, topicColumns, topicJoins, topicRow } from '../rows.ts'

type TopicListQuery = In<typeof clubs.calls.allTopics>

/** GET /getAllTopic, and GET /getMSTopic for staff with the topics' code: topics of every state, newest first; recommended topics in their order. */
export async function listAllTopics(db: ReadDb, { value = '', state = 'all', pageNum = '1' }: TopicListQuery) {
  const page = { pageNum: Number(pageNum), pageSize: houseLimits.topicPageSize }
  const way = wayOf(value.trim())
  const where = `${way.where} and ${states[state]}`
  const name = `staff-topics-${way.name}-${state}`
  const [counts, rows] = await Promise.all([
    // Counts up to one beyond the exact total, which is enough to say that there are more.
    db.named<{ n: number }>(
      {
        name: `${name}-count`,
        sql: `select count(*) as n from (select from topics t where ${where} limit ${houseLimits.exactTotal + 1}) found`,
      },
      way.values,
    ),
    db.named<StoredStaffTopic>({ name, sql: listSql(where, state, way.values.length) }, [
      ...way.values,
      page.pageSize,
      offsetOf(page),
    ]),
  ])
  return { ...pageOf(counts[0]?.n ?? 0, page), rows: rows.map(staffTopic) }
}

/** Searches by author (`u` and a member id), by topic id, or by words of the title. */
function wayOf(value: string): { name: string; where: string; values: unknown[] } {
  if (value === '') return { name: 'any', where: 'true', values: [] }
  const member = /^u\d+$/i.test(value) ? parseUserId(value.slice(1)) : null
  if (member !== null) return { name: 'by', where: 't.author = $1', values: [member] }
  if (/^[1-9]\d{0,8}$/.test(value)) return { name: 'id', where: 't.id = $1', values: [Number(value)] }
  const words = `%${value.replace(/[\\%_]/g, '\\$&')}%`
  return { name: 'title', where: 't.title ilike $1', values: [words] }
}

const states: Readonly<Record<TopicState, string>> = {
  all: 'true',
  pinned: 't.pinned and t.removed_at is null',
  locked: 't.locked and t.removed_at is null',
  hidden: `t.removed_by = 'staff'`,
  recommended: 'exists (select from recommended_topics r where r.topic = t.id)',
  held: 't.held_at is not null and t.removed_at is null',
}

const order = (state: TopicState) =>
  state === 'recommended' ? '(select r.place from recommended_topics r where r.topic = t.id), t.id desc' : 't.id desc'

/** Joins the reason and actor of the last staff act on each topic from the staff log. */
const listSql = (where: string, state: TopicState, values: number) => `
  select ${topicColumns}, t.removed_at is not null as hidden, s.reason, s.by
  from (select id from topics t where ${where} order by ${order(state)}
    limit $${values + 1} offset $${values + 2}) p
  join topics t on t.id = p.id ${topicJoins}
  left join lateral (
    select a.reason, b.nick as by from staff_log a left join members b on b.id = a.actor
    where a.subject = 'topic:' || t.id order by a.id desc limit 1
  ) s on true
  order by ${order(state)}`

interface StoredStaffTopic extends StoredTopic {
  readonly hidden: boolean
  readonly reason: string | null
  readonly by: string | null
}

const staffTopic = (row: StoredStaffTopic): StaffTopic => ({
  ...topicRow(row),
  HIDDEN: yesNoOf(row.hidden),
  REASON: [row.reason, row.by].filter((part) => part).join(' · '),
})
