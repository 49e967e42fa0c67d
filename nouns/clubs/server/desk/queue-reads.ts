import type { HeldRule } from '#core/moderation/held-rule.ts'
import { saidWhy } from '#core/moderation/held-why.ts'
import { reportQueue } from '#core/moderation/report-queue.ts'
import { sharedBy } from '#core/moderation/shared-by.ts'
import { waitingQueue } from '#core/moderation/waiting-queue.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { PageAsked } from '#rules/paging.ts'
import { reportHead } from '#rules/staff/reports.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { FloorReport } from '../../contract/club-staff.ts'
import type { FloorHeldWhy } from '../tables.ts'
import { reportedFloors } from './reported-floor.ts'

interface ReportsAsked extends PageAsked {
  readonly state: 'todo' | 'done'
}

/** POST /getMSReport: what is to be done, priority and age first, or what was, the last first. */
export async function listReports(db: ReadDb, asked: ReportsAsked, now: Date) {
  const { page, rows } = await reports(db, asked)
  return {
    ...page,
    rows: rows.map(
      (row): FloorReport => ({
        id: row.report,
        ...reportHead(row, now),
        T: row.topic,
        TITLE: row.title,
        FLOOR: row.number,
        UID: row.author,
        NICK: row.nick,
        EXCERPT: row.excerpt,
        HIDDEN: yesNoOf(row.hidden),
      }),
    ),
  }
}

interface ReportedWords {
  readonly topic: number
  readonly title: string
  readonly number: number
  readonly author: number
  readonly nick: string
  readonly excerpt: string
  readonly hidden: boolean
}

const reports = reportQueue<ReportedWords>({
  kind: reportedFloors.kind,
  columns: `f.topic, t.title, f.number, f.author, m.nick, f.excerpt,
    f.removed_at is not null or t.removed_at is not null as hidden`,
  joins: 'join floors f on f.id = p.subject join topics t on t.id = f.topic join members m on m.id = f.author',
})

/** POST /getMSHeld: what waits for staff, the oldest first; of a new topic its floor 1. */
export async function listHeld(db: ReadDb, asked: PageAsked, rule: HeldRule) {
  const { page, rows } = await heldFloors.page(db, asked)
  const shared = await sharedBy(db, rule, rows)
  return {
    ...page,
    rows: rows.map((row) => ({
      T: row.topic,
      TITLE: row.title,
      FLOOR: row.number,
      UID: row.author,
      NICK: row.author_nick,
      TIME: row.held_at.toISOString(),
      why: saidWhy(row.held_why),
      HIDERS: [...row.hiders],
      SHARED: shared(row),
      HTML: row.html,
    })),
  }
}

interface HeldFloor {
  readonly topic: number
  readonly title: string
  readonly number: number
  readonly html: string
  readonly hiders: readonly { readonly UID: number; readonly NICK: string; readonly REASON: string }[]
}

/** Floors that wait for staff. Those of a removed topic are listed again if the topic is restored. */
export const heldFloors = waitingQueue<HeldFloor, FloorHeldWhy>({
  name: 'floors-held',
  kinds: ['floor'],
  columns: `f.topic, t.title, f.number, f.html, coalesce((
    select json_agg(json_build_object('UID', h.member, 'NICK', n.nick, 'REASON', h.reason) order by h.at)
    from floor_hidings h join members n on n.id = h.member
    where w.why = 'members' and h.floor = f.id and h.decided_at is null), '[]') as hiders`,
  joins: 'join floors f on f.id = w.subject join topics t on t.id = f.topic and t.removed_at is null',
})
