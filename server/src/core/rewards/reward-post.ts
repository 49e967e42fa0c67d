import { beijingDay } from '@patisserie/rules/beijing-time'
import { postReward } from '@patisserie/rules/economy/post-reward'
import { isReward } from '@patisserie/rules/economy/reward'
import { type RewardWord, rewardWord } from '@patisserie/rules/economy/reward-word'
import type { RichDocument } from '@patisserie/rules/rich-text/document'
import { ownText } from '@patisserie/rules/rich-text/plain-text'
import { weightedLength } from '@patisserie/rules/text'
import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import { storable } from '../../kit/db/storable.ts'
import { draw } from './draw.ts'
import { spendReward } from './spend-reward.ts'

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

/**
 * Reads what decides about the reward of a post that everybody sees, and spends its text. Independent of the statement
 * that stores the post: send both together. Lock order: the post's topic before this.
 */
export async function readPostStanding(tx: Tx, { member, document, words, at }: Post): Promise<PostStanding> {
  const text = words.trim() === '' ? JSON.stringify(document) : words
  const { rows } = await sql<PostStanding>`-- rewards-post
    select points, bullets, open from reward_post(${member}, ${beijingDay(at)}, ${at}, ${storable(text)})`.execute(tx)
  return rows[0] ?? { points: 0, bullets: 0, open: false }
}

/** Pays what a post brings: the day's point, or perhaps a bullet; '' if nothing. */
export async function rewardPost(
  tx: Tx,
  { points, bullets, open }: PostStanding,
  { floor, member, document, at }: Omit<Post, 'words'> & { readonly floor: number },
): Promise<RewardWord> {
  if (!open) return ''
  const about = { kind: 'floor', id: floor } as const
  const weight = weightedLength(ownText(document).replace(/\s+/g, ''))
  const reward = postReward({
    pointToday: points > 0,
    weight,
    bulletsToday: bullets,
    draw: draw(`bullet:floor:${floor}`),
  })
  if (!isReward(reward)) return ''
  const day = beijingDay(at)
  const earned = { giver: member, member, day, about, at }
  if (reward.point) {
    const subject = Number(day.replaceAll('-', ''))
    return (await spendReward(tx, { ...earned, reason: 'firstPost', kind: 'day', subject }, reward))
      ? rewardWord(reward)
      : ''
  }
  return (await spendReward(tx, { ...earned, reason: 'bullet', kind: 'floor', subject: floor }, reward))
    ? rewardWord(reward)
    : ''
}
