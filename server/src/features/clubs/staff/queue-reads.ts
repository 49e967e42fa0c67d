import type { FloorReport } from '@patisserie/contract/club-staff'
import type { PageAsked } from '@patisserie/rules/paging'
import { reportHead } from '@patisserie/rules/staff/reports'
import { yesNoOf } from '@patisserie/rules/yes-no'
import { saidWhy } from '../../../core/moderation/held-rule.ts'
import { reportQueue } from '../../../core/moderation/report-queue.ts'
import { waitingQueue } from '../../../core/moderation/waiting-queue.ts'
import type { ReadDb } from '../../../kit/db/database.ts'
import { reportedFloors } from './reported-floor.ts'

interface ReportsAsked extends PageAsked {
  readonly state: 'todo' | 'done'
}

/** POST /getMSReport: open reports by priority and age, or handled reports, last handled first. */
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

/** POST /getMSHeld: floors held for review, oldest first; a new topic is listed by its floor 1. */
export async function listHeld(db: ReadDb, asked: PageAsked) {
  const { page, rows } = await held.page(db, asked)
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
      HTML: row.html,
    })),
  }
}

interface HeldFloor {
  readonly topic: number
  readonly title: string
  readonly number: number
  readonly html: string
}

/** Held floors of a removed topic are not listed. */
const held = waitingQueue<HeldFloor>({
  name: 'floors-held',
  kinds: ['floor'],
  columns: 'f.topic, t.title, f.number, f.html',
  joins: 'join floors f on f.id = w.subject join topics t on t.id = f.topic and t.removed_at is null',
})
