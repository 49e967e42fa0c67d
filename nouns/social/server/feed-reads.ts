import type { FeedRow } from '#contract/social.ts'
import { showsReplays } from '#core/members/privacy.ts'
import { noBlockBetween } from '#core/reach/reads.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { stakeResourceOf } from '#nouns/bets/rules/stake-resource.ts'
import type { ContentNote } from '#nouns/paintings/rules/paintings.ts'
import { replayCode } from '#rules/base62.ts'
import { type PageAsked, pageOf } from '#rules/paging.ts'
import * as limits from '#rules/people/people-limits.ts'

interface PersonAsked {
  readonly person: number
  readonly paintings: boolean
  readonly uploads: boolean
  readonly topics: boolean
  /** The site has bets. */
  readonly bets: boolean
}

/** Public acts of one person, newest first, without those kinds that the person does not show. */
export const feedOfPerson = (
  db: ReadDb,
  { person, uploads, topics, paintings, bets }: PersonAsked,
  asked: PageAsked,
) => {
  const hidden = [uploads ? [] : ['upload'], topics ? [] : ['topic'], paintings ? [] : ['painting']].flat()
  return feedOf(db, { name: 'feed-of-person', acts: personActs, values: [person, hidden], bets }, asked)
}

/** Public acts of the last 60 days by the people a member follows, newest first, without what those people hide. */
export const feedOfFollowed = (
  db: ReadDb,
  { member, bets, now }: { readonly member: number; readonly bets: boolean; readonly now: Date },
  asked: PageAsked,
) => {
  const since = new Date(now.getTime() - lateMs)
  return feedOf(db, { name: 'feed-of-followed', acts: followedActs, values: [member, since], bets }, asked)
}

const lateMs = 60 * 86_400_000

interface Feed {
  readonly name: string
  /** SQL that answers the newest acts, at most $3. */
  readonly acts: string
  readonly values: readonly [unknown, unknown]
  readonly bets: boolean
}

async function feedOf(db: ReadDb, { name, acts, values, bets }: Feed, asked: PageAsked) {
  const most = asked.pageSize * limits.feedPages
  const offset = (asked.pageNum - 1) * asked.pageSize
  const found = await db.named<StoredPage>({ name, sql: feedSql(acts) }, [
    ...values,
    most + 1,
    asked.pageSize,
    offset,
    bets,
  ])
  const rows = found.flatMap((row) => (row.kind === null ? [] : feedRow(row, row.kind)))
  return { ...pageOf(found[0]?.total ?? 0, asked, most), rows }
}

interface StoredPage extends StoredAct {
  readonly total: number
  /** Null in the single row of a page without acts, which only carries the total. */
  readonly kind: FeedRow['KIND'] | null
}

/** An act as `actColumns` read it. */
export interface StoredAct {
  readonly at: Date
  readonly words: string
  readonly actor: number
  readonly actor_nick: string
  readonly actor_head: string
  readonly replay: number | null
  readonly uploader: number
  readonly uploader_nick: string
  readonly game: number
  readonly difficulty: string
  readonly shot: string
  readonly score: number
  readonly person: number | null
  readonly person_nick: string
  readonly person_head: string
  readonly painting: number | null
  readonly painting_name: string
  readonly src: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly note: ContentNote
  readonly topic: number | null
  readonly floor: number
  readonly title: string
  readonly club: string
  readonly club_en: string
  readonly topic_author: number
  readonly topic_nick: string
  readonly stake: number | null
  readonly event: string
  readonly event_title: string
  readonly event_resource: number
  readonly staked: number
  readonly staked_on: string
}

export const feedRow = (row: StoredAct, kind: FeedRow['KIND']): FeedRow => ({
  KIND: kind,
  TIME: row.at.toISOString(),
  UID: row.actor,
  NICK: row.actor_nick,
  HEAD: row.actor_head,
  REPLAY:
    row.replay === null
      ? null
      : {
          CODE: replayCode(row.replay),
          UPID: row.uploader,
          NICK: row.uploader_nick,
          GAM: row.game,
          RANK: row.difficulty,
          CHARA: row.shot,
          SCORE: row.score,
        },
  PAINTING:
    row.painting === null
      ? null
      : {
          KeyID: row.painting,
          NAME: row.painting_name,
          SRC: row.src,
          W: row.width,
          H: row.height,
          PLACEHOLDER: row.placeholder,
          NOTE: row.note,
        },
  PERSON: row.person === null ? null : { UID: row.person, NICK: row.person_nick, HEAD: row.person_head },
  TOPIC:
    row.topic === null
      ? null
      : {
          T: row.topic,
          FLOOR: row.floor,
          TITLE: row.title,
          MSNAME: row.club,
          MSNAMEEN: row.club_en,
          UID: row.topic_author,
          NICK: row.topic_nick,
        },
  STAKE:
    row.stake === null
      ? null
      : {
          KeyID: row.stake,
          EVENT: row.event,
          TITLE: row.event_title,
          OPTION: row.staked_on,
          RESOURCE: stakeResourceOf(row.event_resource),
          UNITS: row.staked,
        },
  WORDS: row.words,
})

/** Columns of an act: the act as p, and what `actJoins` join to it. */
export const actColumns = `p.kind, p.at, p.words, p.actor, a.nick as actor_nick, a.head as actor_head,
     p.replay, r.uploader, u.nick as uploader_nick, r.game, r.difficulty, r.shot, r.score,
     p.painting, g.name as painting_name, g.src, g.width, g.height, g.placeholder, g.note,
     p.person, o.nick as person_nick, o.head as person_head,
     f.topic, f.number as floor, w.title, c.name as club, c.name_en as club_en, w.author as topic_author, b.nick as topic_nick,
     p.stake, e.name as event, e.title as event_title, e.resource as event_resource, s.stake as staked, h.label as staked_on`

export const actJoins = `left join members a on a.id = p.actor
   left join replays r on r.id = p.replay
   left join members u on u.id = r.uploader
   left join paintings g on g.id = p.painting
   left join members o on o.id = p.person
   left join floors f on f.id = p.post
   left join topics w on w.id = f.topic
   left join clubs c on c.id = w.club
   left join members b on b.id = w.author
   left join bet_stakes s on s.id = p.stake
   left join bets e on e.id = s.bet
   left join bet_options h on h.bet = s.bet and h.n = s.option`

const feedSql = (acts: string) =>
  `with acts as (${acts}), page as (
     select * from acts order by at desc, kind, replay desc, person desc, post desc, painting desc, stake desc limit $4 offset $5
   )
   select t.total, ${actColumns}
   from (select count(*) as total from acts) t
   left join page p on true
   ${actJoins}
   order by p.at desc, p.kind, p.replay desc, p.person desc, p.post desc, p.painting desc, p.stake desc`

/** One query per kind of act, all with the same columns; `post` is the id of a floor. */
const uploadsOf = (whose: string) =>
  `(select 'upload' as kind, uploaded_at as at, uploader as actor, id as replay, null::bigint as person,
      null::bigint as post, null::integer as painting, null::bigint as stake, comment as words
    from replays where uploader = ${whose} and removed_at is null and held_at is null`

const commentsOf = (whose: string) =>
  `(select 'comment' as kind, c.at, c.author as actor, c.subject as replay, null::bigint as person, null::bigint as post,
      null::integer as painting, null::bigint as stake, c.comment as words
    from comments c join replays r on r.id = c.subject
    where c.kind = 'replay' and c.author = ${whose} and c.removed_at is null and c.held_at is null
      and r.removed_at is null and r.held_at is null`

const floorsOf = (whose: string) =>
  `(select case when f.number = 1 then 'topic' else 'floor' end as kind, f.at, f.author as actor,
      null::integer as replay, null::bigint as person, f.id as post, null::integer as painting,
      null::bigint as stake, f.excerpt as words
    from floors f join topics t on t.id = f.topic join clubs c on c.id = t.club
    where f.author = ${whose} and f.removed_at is null and f.held_at is null
      and t.removed_at is null and t.held_at is null and not c.hidden`

const paintedBy = (whose: string) =>
  `(select 'painting' as kind, uploaded_at as at, uploader as actor, null::integer as replay, null::bigint as person,
      null::bigint as post, id as painting, null::bigint as stake, comment as words
    from paintings where uploader = ${whose} and removed_at is null and held_at is null`

/** Stakes that everybody may see: with the mode "always", and all of them once their event takes no more. $6: the site has bets. */
export const publicStakes = `join bets e on e.id = s.bet and $6::boolean and e.opened_at is not null
      and (e.deadline <= now() or (e.show_bets = 'always' and e.odds_type <> 'ending'))`

const stakesOf = (whose: string) =>
  `(select 'stake' as kind, s.at, s.member as actor, null::integer as replay, null::bigint as person, null::bigint as post,
      null::integer as painting, s.id as stake, '' as words
    from bet_stakes s ${publicStakes} where s.member = ${whose}`

const personActs = `
  ${uploadsOf('$1')} and 'upload' <> all ($2::text[]) order by uploaded_at desc limit $3)
  union all
  ${commentsOf('$1')} order by c.at desc limit $3)
  union all
  ${floorsOf('$1')} and 'topic' <> all ($2::text[]) order by f.at desc limit $3)
  union all
  ${paintedBy('$1')} and 'painting' <> all ($2::text[]) order by id desc limit $3)
  union all
  ${stakesOf('$1')} order by s.at desc limit $3)
  union all
  (select 'follow', f.at, f.follower, null, f.followed, null, null, null, ''
   from follows f join members m on m.id = f.followed
   where f.follower = $1 and m.closed_at is null order by f.at desc limit $3)
  order by at desc limit $3`

/** Leaves out acts on content whose owner blocks the reader or is blocked by the reader. */
export const notBlocked = (owner: string) => noBlockBetween('$1', owner)

const followedActs = `
  select done.* from follows f
  join members m on m.id = f.followed and m.closed_at is null and m.shows_feed
  cross join lateral (
    ${uploadsOf('f.followed')} and ${showsReplays('m')} and uploaded_at > $2 order by uploaded_at desc limit $3)
    union all
    ${paintedBy('f.followed')} and m.shows_paintings and uploaded_at > $2 order by id desc limit $3)
    union all
    ${stakesOf('f.followed')} and s.at > $2 order by s.at desc limit $3)
    union all
    ${commentsOf('f.followed')} and c.at > $2 and ${notBlocked('r.uploader')} order by c.at desc limit $3)
    union all
    ${floorsOf('m.id')} and m.shows_topics and f.at > $2 and ${notBlocked('t.author')} order by f.at desc limit $3)
  ) done
  where f.follower = $1 order by done.at desc limit $3`
