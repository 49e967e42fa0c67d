import { sql } from 'kysely'
import type { Held } from '#core/moderation/held-rule.ts'
import { printsSql } from '#core/moderation/print-store.ts'
import { type Telling, tellSql } from '#core/reminders/store.ts'
import { type PostReward, paySql } from '#core/rewards/reward-post.ts'
import type { Tx } from '#kit/db/database.ts'
import { storable } from '#kit/db/storable.ts'
import type { PieceKind } from '#rules/rich-text/document.ts'
import type { Found } from '#rules/rich-text/walk.ts'
import type { Written } from './texts/written.ts'
import './tables.ts'

/** A text with its rendered HTML, ready to be stored. */
export interface NewText {
  readonly author: number
  readonly written: Written
  readonly html: string
  readonly at: Date
  /** Since when the text is held for review, and why. */
  readonly held: Held
  /** Fingerprints to store with it: see `storedPrints`. */
  readonly stored: readonly string[]
}

interface NewFloor extends NewText {
  readonly topic: number
  /** The reminders to write; the number of the new floor is added to their data. */
  readonly told: readonly Telling[]
  /** What the floor brings its author. */
  readonly reward: PostReward | null
}

/**
 * Takes the next number and inserts the floor, in one statement. Call it last: the topic's row stays locked until the
 * transaction ends. Lock order everywhere: topic, club, reminders, balances. Undefined if the topic was locked or removed
 * meanwhile.
 */
export async function insertFloor(tx: Tx, floor: NewFloor): Promise<{ id: number; number: number } | undefined> {
  const { topic, author, at, held, told, reward } = floor
  const seen = held.held_at === null
  // The prepared statement's name lists the optional parts of its text, so that one name always means one text.
  const parts = [
    seen ? 'seen' : 'held',
    told.length > 0 && 'told',
    hasPictures(floor) && 'pictures',
    paintingsIn(floor.written.found).length > 0 && 'paintings',
    replaysIn(floor.written.found).length > 0 && 'replays',
    floor.stored.length > 0 && 'prints',
    reward?.reason === 'firstPost' && (reward.move.amount > 0 ? 'point' : 'no-point'),
    reward?.reason === 'bullet' && 'bullet',
  ]
  const pays = reward && paySql(reward)
  const name = sql.raw(`-- floor-insert-${parts.filter(Boolean).join('-')}`)
  const { rows } = await sql<{ id: number; number: number }>`${name}
    with n as (
      update topics set top = top + 1 ${
        seen
          ? sql`, floors = floors + 1, last_floor = top + 1, last_author = ${author}, last_at = greatest(last_at, ${at})`
          : sql``
      }
      where id = ${topic} and removed_at is null and not locked
      returning id, club, top
    ), ${textParts(floor, sql`select id, top from n`)}, k as (
      insert into topic_marks as k (member, topic, floor, at) select ${author}::bigint, id, top, ${at} from n
      on conflict (member, topic) do update set floor = greatest(k.floor, excluded.floor), at = excluded.at
    ), c as (${countSql(sql`select club, 0, ${seen ? 1 : 0}::integer from n`)} returning 1)${pays ? sql`, w as (${pays.spend})` : sql``}
    select f.id, f.number, (select count(*) from c) as counted${
      told.length === 0
        ? sql``
        : sql`, ${tellSql({ told, actor: author, now: at }, sql`jsonb_build_object('floor', f.number)`)}`
    }${pays ? sql`, ${pays.pay} as paid` : sql``} from f`.execute(tx)
  return rows[0]
}

interface NewTopic extends NewText {
  readonly club: number
  readonly title: string
}

/** Inserts a topic with its floor 1 and answers the ids of both. */
export async function insertTopic(
  tx: Tx,
  topic: NewTopic,
): Promise<{ readonly topic: number; readonly floor: number }> {
  const { club, author, title, written, at, held } = topic
  const { held_at } = held
  const seen = held_at === null ? 1 : 0
  const { rows } = await sql<{ topic: number; floor: number }>`
    with n as (
      insert into topics (club, author, title, excerpt, at, top, floors, last_floor, last_author, last_at, held_at)
      values (${club}, ${author}, ${title}, ${storable(written.excerpt)}, ${at}, 1, ${seen}, 1, ${author}, ${at}, ${held_at})
      returning id, club, top
    ), ${textParts(topic, sql`select id, top from n`)}, k as (
      insert into topic_marks (member, topic, floor, at) select ${author}::bigint, id, 1, ${at} from n
    ), c as (${countSql(sql`select club, ${seen}::integer, ${seen}::integer from n`)})
    select n.id as topic, f.id as floor from n, f`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('the new topic has no id')
  return row
}

type Sql = ReturnType<typeof sql>

const idsOf =
  (shown: PieceKind) =>
  ({ pieces }: Found): number[] => [...new Set(pieces.flatMap(({ kind, id }) => (kind === shown ? [id] : [])))]

/** Ids of the works that a text shows, each once. */
export const paintingsIn = idsOf('painting')

/** Ids of the runs that a text shows, each once. */
export const replaysIn = idsOf('replay')

const hasPictures = ({ written: { found } }: NewText): boolean => found.pictures.length + found.remotes.length > 0

/**
 * The SQL that inserts the floor `f` with its document and pictures; `place` answers the topic's id and the floor's
 * number.
 */
function textParts({ author, written, html, at, held, stored }: NewText, place: Sql): Sql {
  const { document, found, words, excerpt } = written
  const pictures = [...found.pictures, ...found.remotes]
  const paintings = paintingsIn(found)
  const replays = replaysIn(found)
  return sql`f as (
      insert into floors (topic, number, author, at, html, words, excerpt, mentions, held_at, held_why)
      select p.id, p.top, ${author}::bigint, ${at}::timestamptz, ${storable(html)}, ${storable(words)},
        ${storable(excerpt)}, ${found.mentions}::bigint[], ${held.held_at}::timestamptz, ${held.held_why}::text
      from (${place}) p
      returning id, number
    ), d as (
      insert into floor_documents (floor, document) select id, ${storable(JSON.stringify(document))}::json from f
    )${
      pictures.length === 0
        ? sql``
        : sql`, p as (
      insert into floor_pictures (floor, picture) select f.id, unnest(${pictures}::text[]) from f
    )`
    }${
      paintings.length === 0
        ? sql``
        : sql`, e as (
      insert into floor_paintings (floor, painting) select f.id, unnest(${paintings}::integer[]) from f
    )`
    }${
      replays.length === 0
        ? sql``
        : sql`, r as (
      insert into floor_replays (floor, replay) select f.id, unnest(${replays}::integer[]) from f
    )`
    }${
      stored.length === 0
        ? sql``
        : sql`, said as (${printsSql({ kind: 'floor', hashes: stored, member: author, at }, sql`select id from f`)})`
    }`
}

/**
 * The SQL that adds to the counters of clubs; `changes` answers club, topics and floors. Each club has 16 counter rows,
 * chosen by connection, so that concurrent posts in one club rarely wait for each other.
 */
export const countSql = (changes: Sql): Sql => sql`
  insert into club_counts as c (club, slot, topics, floors)
  select x.club, pg_backend_pid() % 16, x.topics, x.floors from (${changes}) x (club, topics, floors) order by x.club
  on conflict (club, slot) do update set topics = c.topics + excluded.topics, floors = c.floors + excluded.floors`
