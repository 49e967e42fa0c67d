import * as houseLimits from '#rules/house-limits.ts'
import { hasUnseen } from '#rules/people/unseen.ts'
import * as textLimits from '#rules/rich-text/text-limits.ts'
import { isBlank, weightedLength } from '#rules/text.ts'
import * as limits from './club-limits.ts'

/** Checks a topic's title; answers the problem or null. */
export const titleProblem = (title: string): 'titleEmpty' | 'titleLong' | null => {
  if (isBlank(title)) return 'titleEmpty'
  return weightedLength(plainTitle(title)) > houseLimits.topicTitle ? 'titleLong' : null
}

/** The stored form of a title: on one line, trimmed. */
export const plainTitle = (title: string): string => title.replace(/\s+/g, ' ').trim()

interface ClubWords {
  readonly name: string
  /** For readers of English; may be empty. */
  readonly nameEn?: string | undefined
  readonly intro: string
  /** For readers of English; may be empty. */
  readonly introEn?: string | undefined
}

/** Checks a club's names and introductions; answers the problem or null. */
export function clubProblem(words: ClubWords) {
  const { name, nameEn, intro, introEn } = plainClub(words)
  if (isBlank(name)) return 'clubNameEmpty'
  if (hasUnseen(name) || hasUnseen(nameEn)) return 'clubNameUnseen'
  if (Math.max(weightedLength(name), weightedLength(nameEn)) > limits.clubName) return 'clubNameLong'
  return Math.max(weightedLength(intro), weightedLength(introEn)) > limits.clubText ? 'clubTextLong' : null
}

/** The stored form of a club's names and introductions: the names on one line, all trimmed. */
export const plainClub = ({ name, nameEn = '', intro, introEn = '' }: ClubWords) => ({
  name: plainTitle(name),
  nameEn: plainTitle(nameEn),
  intro: intro.trim(),
  introEn: introEn.trim(),
})

/**
 * Why a member is reminded of a post. A mention takes precedence over a quote, and a quote over an answer in the
 * member's own topic.
 */
export type PostReason = 'mention' | 'floorQuote' | 'topicReply'

interface Post {
  readonly author: number
  /** Author of the topic; null for a topic's first floor. */
  readonly topicAuthor: number | null
  readonly quoted: readonly number[]
  readonly mentioned: readonly number[]
}

/**
 * Which members to remind of a post, and why. Each member once; of the mentioned only the first `textLimits.mentionsTold`.
 */
export function toldOfPost({ author, topicAuthor, quoted, mentioned }: Post): Map<number, PostReason> {
  const told = new Map<number, PostReason>()
  if (topicAuthor !== null) told.set(topicAuthor, 'topicReply')
  for (const member of quoted) told.set(member, 'floorQuote')
  for (const member of mentioned.slice(0, textLimits.mentionsTold)) told.set(member, 'mention')
  told.delete(author)
  return told
}

/** The states by which staff can filter topics. */
export const topicStates = ['all', 'pinned', 'locked', 'hidden', 'recommended', 'held'] as const
export type TopicState = (typeof topicStates)[number]

/** What staff can do with a topic. */
export const topicActs = ['pin', 'unpin', 'lock', 'unlock', 'move', 'hide', 'restore', 'rename'] as const
export type TopicAct = (typeof topicActs)[number]
