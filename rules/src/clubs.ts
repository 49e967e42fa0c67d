import { limits } from './limits.ts'
import { isBlank, weightedLength } from './text.ts'

/** What stands against a topic's title. */
export const titleProblem = (title: string): 'titleEmpty' | 'titleLong' | null => {
  if (isBlank(title)) return 'titleEmpty'
  return weightedLength(plainTitle(title)) > limits.topicTitle ? 'titleLong' : null
}

/** A title as it is kept: on one line. */
export const plainTitle = (title: string): string => title.replace(/\s+/g, ' ').trim()

/** What a post tells somebody of: being named goes before being quoted, and that before an answer in one's own topic. */
export type PostReason = 'mention' | 'floorQuote' | 'topicReply'

interface Post {
  readonly author: number
  /** Null for a topic's first floor. */
  readonly topicAuthor: number | null
  readonly quoted: readonly number[]
  readonly mentioned: readonly number[]
}

/** Who is to be told of a post and why: everybody once, and of many mentions the first ones. */
export function toldOfPost({ author, topicAuthor, quoted, mentioned }: Post): Map<number, PostReason> {
  const told = new Map<number, PostReason>()
  if (topicAuthor !== null) told.set(topicAuthor, 'topicReply')
  for (const member of quoted) told.set(member, 'floorQuote')
  for (const member of mentioned.slice(0, limits.mentionsTold)) told.set(member, 'mention')
  told.delete(author)
  return told
}

/** What staff may look for among all topics. */
export const topicStates = ['all', 'pinned', 'locked', 'hidden', 'recommended', 'held'] as const
export type TopicState = (typeof topicStates)[number]

/** What staff may do with a topic. */
export const topicActs = ['pin', 'unpin', 'lock', 'unlock', 'move', 'hide', 'restore', 'rename'] as const
export type TopicAct = (typeof topicActs)[number]
