import type { FeedRow, FollowedRow } from '#contract/social.ts'
import { showsReplays } from '#core/members/privacy.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { actColumns, actJoins, feedRow, notBlocked, publicStakes, type StoredAct } from './feed-reads.ts'

/** A place in the feed: the time of a line in ms since the epoch, and its key. Lines of equal time are in key order. */
interface FeedPlace {
  readonly at: number
  readonly key: string
}

interface FollowedAsked {
  readonly member: number
  /** The site has bets. */
  readonly bets: boolean
  readonly now: Date
  /** NEXT of the page before; undefined for the first page. */
  readonly after: string | undefined
}

/** A page of public acts by the people a member follows, newest first, without what those people hide. */
export async function followedFeed(db: ReadDb, { member, bets, now, after }: FollowedAsked) {
  const since = new Date(now.getTime() - lateMs)
  const { at, key } = after === undefined ? beforeAll : placeOf(after)
  const found = await db.named<StoredLine>(followedStatement, [member, since, new Date(at), key, shown + 1, bets])
  const rows = found.slice(0, shown)
  const last = rows.at(-1)
  return {
    rows: rows.map((row): FollowedRow => ({ ...feedRow(row, row.kind), COUNT: row.count })),
    NEXT: last && found.length > shown ? `${last.at.getTime()}-${last.key}` : '',
  }
}

const shown = 10
const lateMs = 60 * 86_400_000
/** 9999-12-31, which no act reaches. */
const beforeAll: FeedPlace = { at: 253_402_214_400_000, key: '' }

const placeOf = (after: string): FeedPlace => {
  const dash = after.indexOf('-')
  return { at: Number(after.slice(0, dash)), key: after.slice(dash + 1) }
}

interface StoredLine extends StoredAct {
  readonly kind: FeedRow['KIND']
  readonly key: string
  readonly count: number
}

/** Lines after the place ($3, $4), at most $5 of each kind of act. Browsers know times in whole milliseconds. */
const after = (at: string, key: string) => `(${at}, (${key}) collate "C") < ($3::timestamptz, $4::text collate "C")`
const ms = (column: string) => `date_trunc('milliseconds', ${column})`

/** Number of a person's newest floors that are gathered into lines; older ones are on their own page. */
const floorsGathered = 100

const followedStatement = {
  name: 'feed-followed-lines',
  sql: `with lines as (
      select done.* from follows f
      join members m on m.id = f.followed and m.closed_at is null and m.shows_feed
      cross join lateral (
        (select 'upload' as kind, ${ms('uploaded_at')} as at, 'u' || id as key, uploader as actor, id as replay,
            null::bigint as post, null::integer as painting, null::bigint as stake, comment as words, 1 as count
          from replays
          where uploader = m.id and removed_at is null and held_at is null and ${showsReplays('m')} and uploaded_at > $2
            and uploaded_at < $3::timestamptz + interval '1 ms' and ${after(ms('uploaded_at'), "'u' || id")}
          order by uploaded_at desc limit $5)
        union all
        (select 'painting', ${ms('uploaded_at')}, 'p' || id, uploader, null, null, id, null, comment, 1
          from paintings
          where uploader = m.id and removed_at is null and held_at is null and m.shows_paintings and uploaded_at > $2
            and uploaded_at < $3::timestamptz + interval '1 ms' and ${after(ms('uploaded_at'), "'p' || id")}
          order by id desc limit $5)
        union all
        (select 'stake', ${ms('s.at')}, 's' || s.id, s.member, null, null, null, s.id, '', 1
          from bet_stakes s ${publicStakes}
          where s.member = m.id and s.at > $2 and s.at < $3::timestamptz + interval '1 ms'
            and ${after(ms('s.at'), "'s' || s.id")}
          order by s.at desc limit $5)
        union all
        (select 'comment', ${ms('c.at')}, 'c' || c.id, c.author, c.subject::integer, null, null, null, c.comment, 1
          from comments c join replays r on r.id = c.subject
          where c.kind = 'replay' and c.author = m.id and c.removed_at is null and c.held_at is null
            and r.removed_at is null and r.held_at is null and ${notBlocked('r.uploader')} and c.at > $2
            and c.at < $3::timestamptz + interval '1 ms' and ${after(ms('c.at'), "'c' || c.id")}
          order by c.at desc limit $5)
        union all
        (select case when bool_or(w.number = 1) then 'topic' else 'floor' end, ${ms('max(w.at)')}, 'f' || max(w.id),
            w.author, null, max(w.id), null, null, (array_agg(w.excerpt order by w.id desc))[1], count(*)::int
          from (select f.id, f.topic, f.number, f.author, f.at, f.excerpt
            from floors f join topics t on t.id = f.topic join clubs c on c.id = t.club
            where f.author = m.id and m.shows_topics and f.removed_at is null and f.held_at is null
              and t.removed_at is null and t.held_at is null and not c.hidden and f.at > $2
              and ${notBlocked('t.author')}
            order by f.at desc limit ${floorsGathered}) w
          group by w.author, w.topic
          having ${after(ms('max(w.at)'), "'f' || max(w.id)")}
          order by 2 desc limit $5)
      ) done
      where f.follower = $1
    ), page as (
      select *, null::bigint as person from lines order by at desc, key collate "C" desc limit $5
    )
    select ${actColumns}, p.key, p.count
    from page p ${actJoins}
    order by p.at desc, p.key collate "C" desc`,
}
