import type { ReminderRow } from '#contract/reminders.ts'
import { noBlockBetween } from '#core/reach/reads.ts'
import type { RemindedSubject } from '#core/reminders/reminded-subject.ts'
import type { StoredData } from '#core/reminders/tables.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import type { ReminderPolicies } from '#rules/people/reminder-policy.ts'
import { kindsIn } from '../../rules/reminder-groups.ts'
import type { Switches } from '../../rules/reminder-switches.ts'
import { reminderActorsNamed } from '../../rules/reminders.ts'

/** Maximum reminders that one digest counts; those beyond come with the next one. */
const gatheredMost = 1_000

export interface GatheredReminder {
  readonly id: number
  readonly number: number
  readonly kind: ReminderKind
  readonly subject: string
  readonly data: StoredData
  /** The newest of its people who may still reach the member, and how many those are. */
  readonly named: ReminderRow['ACTORS'] | null
  readonly actors: number
}

interface Gathering {
  readonly member: number
  readonly since: Date
  readonly switches: Switches
}

/**
 * The unread reminders that no digest has told since they last changed, newest first. Left out: kinds that the member
 * switched off, things and posts that were taken away, and people who cannot reach the member any more.
 */
export const gatherReminders = (
  { db, subjects, policies }: GatheringParts,
  { member, since, switches }: Gathering,
): Promise<GatheredReminder[]> => {
  const kinds = kindsIn(policies)
  return db.named<GatheredReminder>({ name: 'digest-reminders', sql: statement(subjects) }, [
    member,
    since,
    kinds.filter((kind) => switches.isMailed(kind)),
    kinds.filter((kind) => policies[kind].people),
    kinds.filter((kind) => policies[kind].quotes),
    reminderActorsNamed,
    gatheredMost,
  ])
}

interface GatheringParts {
  readonly db: ReadDb
  readonly subjects: readonly RemindedSubject[]
  readonly policies: ReminderPolicies
}

// A merged reminder that lost the words of its newest post stays without them: the other posts are still there.
const statement = (subjects: readonly RemindedSubject[]) => `
  select r.id, r.number, r.kind, r.subject, people.named, coalesce(people.actors, 0) as actors,
    case when people.newest is not false then r.data else r.data - 'words' end as data
  from reminders r
    left join digested_reminders d on d.reminder = r.id
    left join lateral (
      select count(*)::integer as actors, bool_or(a.place = 1) as newest,
        jsonb_agg(jsonb_build_object('UID', a.id, 'NICK', a.nick, 'HEAD', a.head) order by a.place)
          filter (where a.visible_place <= $6) as named
      from (
        select w.place, m.id, m.nick, m.head, row_number() over (order by w.place) as visible_place
        from (select actor, row_number() over (order by at desc) as place
            from reminder_actors where reminder = r.id) w
          join members m on m.id = w.actor
        where m.closed_at is null and not (m.black and (m.black_until is null or m.black_until > now()))
          and ${noBlockBetween('$1', 'm.id')}
      ) a
    ) people on true
  where r.member = $1 and r.read_at is null and r.at >= $2 and r.kind = any ($3::text[])
    and (d.number is null or d.number < r.number)
    and case when r.kind = any ($4::text[]) then people.actors > 0
      and (r.kind <> all ($5::text[]) or r.times > 1 or r.data ? 'words')
      and case split_part(r.subject, ':', 1)
        ${subjects.map(({ name, seen }) => `when '${name}' then ${seen}`).join('\n        ')}
        else true end
      else true end
  order by r.number desc limit $7`

/** Conversations with unread messages that reach the member, and whether one of them is newer than the last digest. */
export async function unreadConversations(
  db: ReadDb,
  member: number,
  told: Date,
): Promise<{ readonly unread: number; readonly fresh: boolean }> {
  const [row] = await db.named<{ unread: number; fresh: boolean | null }>(conversationsStatement, [member, told])
  return { unread: row?.unread ?? 0, fresh: row?.fresh ?? false }
}

const conversationsStatement = {
  name: 'digest-conversations',
  sql: `select count(*)::integer as unread, bool_or(s.last_at >= $2) as fresh
    from conversation_sides s join members m on m.id = s.other
    where s.member = $1 and s.unread > 0 and s.state in ('open', 'sent') and m.closed_at is null
      and ${noBlockBetween('$1', 's.other')}`,
}
