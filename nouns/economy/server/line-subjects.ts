import type { NamedStatement, ReadDb } from '#kit/db/database.ts'
import { replayCode } from '#rules/base62.ts'
import { dayOfNumber } from '#rules/ledger/day-number.ts'
import { isMember } from '#rules/ledger/houses.ts'
import { type Reason, reasonOf, type SubjectKind, subjectKindOf } from '#rules/ledger/reasons.ts'
import { resourceOf } from '#rules/ledger/resources.ts'
import type { LineAbout } from '../contract/economy.ts'

/** What a line says of its transfer. */
interface AboutLine {
  readonly reason: number
  readonly kind: number
  readonly subject: number
  readonly source: number
  readonly target: number
}

export interface Subjects {
  readonly of: (line: AboutLine) => LineAbout
}

/** Reasons whose lines name the other member. */
const named: ReadonlySet<Reason> = new Set(['gift', 'giftDeclined', 'giftTakenBack'])

/**
 * Reads what lines are about, as everybody sees it now: a thing that was removed, hidden or held has neither title nor
 * address.
 */
export async function findSubjects(db: ReadDb, member: number, lines: readonly AboutLine[]): Promise<Subjects> {
  const idsOf = (kind: SubjectKind) => [
    ...new Set(lines.filter((line) => subjectKindOf(line.kind) === kind).map(({ subject }) => subject)),
  ]
  const others = [...new Set(lines.flatMap((line) => otherOf(line, member) ?? []))]
  const [topic, floor, replay, painting, comment, painted, discussed, person, bet] = await Promise.all([
    readAbout(db, topics, idsOf('topic')),
    readAbout(db, floors, idsOf('floor')),
    readAbout(db, replays, idsOf('replay')),
    readAbout(db, paintings, idsOf('painting')),
    readAbout(db, comments, idsOf('comment')),
    readAbout(db, paintingComments, idsOf('comment')),
    readAbout(db, betComments, idsOf('comment')),
    readAbout(db, people, others),
    readAbout(db, events, idsOf('bet')),
  ])
  const ofKind: Partial<Record<SubjectKind, ReadonlyMap<number, Partial<LineAbout>>>> = {
    topic,
    floor,
    replay,
    painting,
    bet,
    comment: new Map<number, Partial<LineAbout>>([...comment, ...painted, ...discussed]),
  }
  return {
    of: (line) => {
      const KIND = subjectKindOf(line.kind)
      return {
        KIND,
        TOPIC: null,
        REPLAY: null,
        PAINTING: null,
        BET: null,
        PERSON: person.get(otherOf(line, member) ?? 0)?.PERSON ?? null,
        DAY: KIND === 'day' ? dayOfNumber(line.subject) : '',
        ITEM: KIND === 'item' ? resourceOf(line.subject) : null,
        ...ofKind[KIND]?.get(line.subject),
      }
    },
  }
}

/** The other member of a gift. */
function otherOf({ reason, source, target }: AboutLine, member: number): number | undefined {
  const other = source === member ? target : source
  return named.has(reasonOf(reason)) && isMember(other) ? other : undefined
}

interface StoredTopic {
  readonly id: number
  readonly topic: number
  readonly floor: number
  readonly title: string
}

interface StoredReplay {
  readonly id: number
  readonly replay: number
  readonly game: number
  readonly difficulty: string
  readonly shot: string
}

interface StoredPainting {
  readonly id: number
  readonly painting: number
  readonly name: string
}

interface StoredBet {
  readonly id: number
  readonly name: string
  readonly title: string
}

interface StoredPerson {
  readonly id: number
  readonly nick: string
}

const topicOf = ({ topic, floor, title }: StoredTopic) => ({ TOPIC: { T: topic, FLOOR: floor, TITLE: title } })

const replayOf = ({ replay, game, difficulty, shot }: StoredReplay) => ({
  REPLAY: { CODE: replayCode(replay), GAM: game, RANK: difficulty, CHARA: shot },
})

const paintingOf = ({ painting, name }: StoredPainting) => ({ PAINTING: { KeyID: painting, NAME: name } })

const betOf = ({ name, title }: StoredBet) => ({ BET: { NAME: name, TITLE: title } })

const personOf = ({ id, nick }: StoredPerson) => ({ PERSON: { UID: id, NICK: nick } })

interface SubjectRead<Row> {
  readonly statement: NamedStatement
  readonly about: (row: Row) => Partial<LineAbout>
}

/** What lines say of the things with these ids. Things that nobody may see are missing. */
async function readAbout<Row extends { readonly id: number }>(
  db: ReadDb,
  { statement, about }: SubjectRead<Row>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Partial<LineAbout>>> {
  if (ids.length === 0) return new Map()
  const rows = await db.named<Row>(statement, [ids])
  return new Map(rows.map((row) => [row.id, about(row)]))
}

const seenTopic = 't.removed_at is null and t.held_at is null and not c.hidden'
const seenReplay = 'r.removed_at is null and r.held_at is null'

const topics: SubjectRead<StoredTopic> = {
  about: topicOf,
  statement: {
    name: 'statement-topics',
    sql: `select t.id, t.id as topic, 1 as floor, t.title from topics t join clubs c on c.id = t.club
      where t.id = any($1::bigint[]) and ${seenTopic}`,
  },
}

const floors: SubjectRead<StoredTopic> = {
  about: topicOf,
  statement: {
    name: 'statement-floors',
    sql: `select f.id, f.topic, f.number as floor, t.title
      from floors f join topics t on t.id = f.topic join clubs c on c.id = t.club
      where f.id = any($1::bigint[]) and f.removed_at is null and f.held_at is null and ${seenTopic}`,
  },
}

const replays: SubjectRead<StoredReplay> = {
  about: replayOf,
  statement: {
    name: 'statement-replays',
    sql: `select r.id, r.id as replay, r.game, r.difficulty, r.shot from replays r
      where r.id = any($1::bigint[]) and ${seenReplay}`,
  },
}

const comments: SubjectRead<StoredReplay> = {
  about: replayOf,
  statement: {
    name: 'statement-comments',
    sql: `select m.id, r.id as replay, r.game, r.difficulty, r.shot
      from comments m join replays r on r.id = m.subject
      where m.id = any($1::bigint[]) and m.kind = 'replay' and m.removed_at is null and m.held_at is null and ${seenReplay}`,
  },
}

const seenPainting = 'p.removed_at is null and p.held_at is null'

const paintings: SubjectRead<StoredPainting> = {
  about: paintingOf,
  statement: {
    name: 'statement-paintings',
    sql: `select p.id, p.id as painting, p.name from paintings p where p.id = any($1::bigint[]) and ${seenPainting}`,
  },
}

const paintingComments: SubjectRead<StoredPainting> = {
  about: paintingOf,
  statement: {
    name: 'statement-painting-comments',
    sql: `select m.id, p.id as painting, p.name from comments m join paintings p on p.id = m.subject
      where m.id = any($1::bigint[]) and m.kind = 'painting' and m.removed_at is null and m.held_at is null
        and ${seenPainting}`,
  },
}

const events: SubjectRead<StoredBet> = {
  about: betOf,
  statement: { name: 'statement-bets', sql: 'select id, name, title from bets where id = any($1::bigint[])' },
}

const betComments: SubjectRead<StoredBet> = {
  about: betOf,
  statement: {
    name: 'statement-bet-comments',
    sql: `select m.id, b.name, b.title from comments m join bets b on b.id = m.subject
      where m.id = any($1::bigint[]) and m.kind = 'bet' and m.removed_at is null and m.held_at is null`,
  },
}

const people: SubjectRead<StoredPerson> = {
  about: personOf,
  statement: { name: 'statement-people', sql: 'select id, nick from members where id = any($1::bigint[])' },
}
