import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { storable } from '#kit/db/storable.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { firstPostPoints } from '#rules/desserts/effects.ts'
import { termsOf } from '#rules/desserts/work-out.ts'
import { earning } from '#rules/economy/economy-rates.ts'
import { bulletReward, drawsBullet } from '#rules/economy/post-reward.ts'
import { noReward, type Reward, rewardEntries } from '#rules/economy/reward.ts'
import { type RewardWord, rewardWord } from '#rules/economy/reward-word.ts'
import { dayNumber } from '#rules/ledger/day-number.ts'
import { house } from '#rules/ledger/houses.ts'
import { reasons } from '#rules/ledger/reasons.ts'
import type { RichDocument } from '#rules/rich-text/document.ts'
import { ownText } from '#rules/rich-text/plain-text.ts'
import { weightedLength } from '#rules/text.ts'
import { displayedOf } from '../desserts/displayed.ts'
import { drawFrom, drawsFor, freshSubject, type NotedAct, noteManyDraws, seedOf } from '../draws/member-draws.ts'
import { type Move, tellHolders, transferSql } from '../ledger/post-transfer.ts'
import './tables.ts'

interface Post {
  readonly member: number
  readonly document: RichDocument
  /** The plain text of the document, as it is stored. */
  readonly words: string
  readonly at: Date
}

/** What decides about the reward of a post: what posts brought its author today, and whether it is open to it. */
interface PostStanding {
  readonly points: number
  readonly bullets: number
  readonly open: boolean
}

/** What was decided about a post. */
interface DecidedPost {
  /** The post is the first with its text, and its author earns: the text is spent. */
  readonly isSpending: boolean
  readonly reward: PostReward | null
  /** What was drawn for it; not noted yet. */
  readonly drawn: readonly NotedAct[]
}

/** What a post brings, before its floor is there. */
export interface PostReward {
  readonly word: RewardWord
  readonly reason: 'firstPost' | 'bullet'
  readonly move: Move
  readonly day: string
  readonly at: Date
}

/**
 * Makes posts and edits of one member wait for each other until the transaction ends, as `decidePost` does. The lock comes before
 * those of fingerprints, pictures and topics, or two at once would wait for each other.
 */
export const lockPosts = (tx: Tx, member: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('post ' || ${member}::bigint, 240))`.execute(tx)

/**
 * Spends the text of a post, and decides what the post brings: the day's point, or perhaps a bullet; null if nothing. Posts
 * of one member wait for each other until the transaction ends. A post that turns out to wait for staff calls `keepText`,
 * if it was the one that spent the text, and notes no draws: its author would know them before they count.
 */
export async function decidePost(tx: Tx, post: Post): Promise<DecidedPost> {
  const { member, document, at } = post
  const day = beijingDay(at)
  const { rows } = await sql<PostStanding>`-- rewards-post
    select points, bullets, open from reward_post(${member}, ${day}, ${at}, ${textOf(post)})`.execute(tx)
  const [standing] = rows
  if (!standing?.open) return { isSpending: false, reward: null, drawn: [] }
  if (standing.points === 0) return { isSpending: true, ...(await pointOfDay(tx, { member, day, at })) }
  const weight = weightedLength(ownText(document).replace(/\s+/g, ''))
  const { reward, drawn } = await bulletOf(tx, { member, weight, bulletsToday: standing.bullets, at })
  const [brought] = rewardEntries(reward)
  if (!brought) return { isSpending: true, reward: null, drawn }
  const [resource, amount] = brought
  const move = { from: house('mint'), to: member, resource, amount }
  return { isSpending: true, reward: { word: rewardWord(reward), reason: 'bullet', move, day, at }, drawn }
}

/** What the first post of a day brings: a point, or what star-sugar on display makes of it, which may be nothing. */
async function pointOfDay(
  tx: Tx,
  { member, day, at }: { readonly member: number; readonly day: string; readonly at: Date },
): Promise<Pick<DecidedPost, 'reward' | 'drawn'>> {
  const shown = await displayedOf(tx, member)
  let amount: number = earning.firstPostPoints
  const drawn: NotedAct[] = []
  if (shown?.dessert === 'starsugar') {
    const act = { member, kind: 'starsugar', subject: day, now: at } as const
    amount = firstPostPoints(shown, amount, (await drawsFor(tx, act))(0))
    drawn.push({ ...act, count: 1, terms: termsOf.starsugar(shown.card), outcome: String(amount) })
  }
  const move = { from: house('mint'), to: member, resource: 'point', amount } as const
  const word = amount > 0 ? rewardWord({ point: amount }) : ''
  return { reward: { word, reason: 'firstPost', move, day, at }, drawn }
}

interface LaterPost {
  readonly member: number
  /** Weighted length of its text. */
  readonly weight: number
  readonly bulletsToday: number
  readonly at: Date
}

/** What a later post of a day brings: perhaps a bullet. */
async function bulletOf(
  tx: Tx,
  { member, weight, bulletsToday, at }: LaterPost,
): Promise<{ readonly reward: Reward; readonly drawn: readonly NotedAct[] }> {
  if (!drawsBullet({ weight, bulletsToday })) return { reward: noReward, drawn: [] }
  const [seed, subject] = await Promise.all([seedOf(tx, member, beijingDay(at)), freshSubject(tx)])
  const act = { member, kind: 'bullet', subject, now: at } as const
  const reward = bulletReward(drawFrom(seed, act.kind, subject)(0))
  const outcome = rewardEntries(reward)[0]?.[0] ?? ''
  return { reward, drawn: [{ ...act, count: 1, terms: termsOf.bullet(), outcome }] }
}

/**
 * Takes back that this post spent its text: the post waits for staff, and is decided anew when they release it. Not for a
 * text that was spent before: that is another post's.
 */
export async function keepText(tx: Tx, post: Pick<Post, 'document' | 'words'>): Promise<void> {
  await sql`delete from spent_contents where hash = spent_hash('text', spent_text(${textOf(post)}))`.execute(tx)
}

const textOf = ({ document, words }: Pick<Post, 'document' | 'words'>): string =>
  storable(words.trim() === '' ? JSON.stringify(document) : words)

/**
 * SQL that pays a reward in the statement that inserts the floor `f`: `spend` belongs into its WITH, `pay` into its select
 * list, as the last of all, because it locks balances. After it, `tellPaid`.
 */
export function paySql({ reason, move, day, at }: PostReward): Readonly<Record<'spend' | 'pay', RawBuilder<unknown>>> {
  const { to: member, amount } = move
  const isPoint = reason === 'firstPost'
  const kind = isPoint ? 'day' : 'floor'
  const subject = isPoint ? sql`${dayNumber(day)}::bigint` : sql`f.id`
  const key = sql`concat_ws(':', ${reason}::text, ${kind}::text, ${subject}, ${member}::bigint)`
  const row = () =>
    sql`${member}::bigint, ${kind}::text, ${subject}, ${reasons[reason]}::smallint, ${member}::bigint, ${day}::date`
  // A row without an amount says that the day's first post was written, and has no key.
  if (amount === 0) {
    return {
      spend: sql`insert into rewards (giver, kind, subject, reason, member, day, about_kind, about, amount, at)
        select ${row()}, 'floor', f.id, 0, ${at}::timestamptz from f on conflict do nothing`,
      pay: sql`null::bigint`,
    }
  }
  return {
    spend: sql`insert into rewards (giver, kind, subject, reason, member, day, about_kind, about, amount, key, at)
      select ${row()}, 'floor', f.id, ${amount}::bigint, ${key}, ${at}::timestamptz from f on conflict do nothing`,
    pay: transferSql({ reason, about: { kind: 'floor', id: sql`f.id` }, key, at, moves: [move] }),
  }
}

/** Tells the author's open pages; answers the word for the reward. */
export function tellPaid(tx: Tx, { word, move }: PostReward): RewardWord {
  if (move.amount > 0) tellHolders(tx, [move])
  return word
}

/** Decides about a post whose floor is there already, and pays it. */
export async function rewardPost(tx: Tx, floor: number, post: Post): Promise<RewardWord> {
  const { reward, drawn } = await decidePost(tx, post)
  await noteManyDraws(tx, drawn)
  if (!reward) return ''
  const { spend, pay } = paySql(reward)
  await sql`with f as (select ${floor}::bigint as id), w as (${spend}) select ${pay} from f`.execute(tx)
  return tellPaid(tx, reward)
}
