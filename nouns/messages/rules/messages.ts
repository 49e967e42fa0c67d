import * as limits from '#rules/people/people-limits.ts'
import { namesAddress } from '#rules/spam/written-addresses.ts'
import { isBlank, weightedLength } from '#rules/text.ts'

/** Who may write to a member for the first time: everyone, only those whom they follow, nobody. */
export const writersAllowed = ['everyone', 'followed', 'nobody'] as const
export type WritersAllowed = (typeof writersAllowed)[number]

/**
 * One member's side of a conversation. `open`: they have written themself, or follow the other; `request`: a stranger wrote
 * and they have not answered; `declined`: they took the request away; `sent`: they wrote to a stranger who has not answered.
 */
export const sideStates = ['open', 'request', 'declined', 'sent'] as const
export type SideState = (typeof sideStates)[number]

/** How a conversation stands, for the one who is about to write. */
export interface MessageStanding {
  /** The writer's side and the receiver's; null if there is no conversation yet. */
  readonly own: SideState | null
  readonly other: SideState | null
  /** The receiver follows the writer. */
  readonly followed: boolean
  /** Who may write to the receiver. */
  readonly may: WritersAllowed
  /** Messages that the writer has sent since the receiver last wrote or accepted. */
  readonly unanswered: number
}

export type MessageRefusal = 'takesNone' | 'takesFollowed' | 'requestFull' | 'requestLinks'

/** What a message does: it goes on in an open conversation, or asks as a stranger. */
export type MessageWay = 'open' | 'ask'

/**
 * How a message to the receiver goes. A conversation that the receiver has answered, or begun, stays open whatever their
 * setting: who wants no more of it blocks. A declined request looks to its sender like one that is not answered: what they
 * write after it is not shown to the receiver.
 */
export function messageWay({ own, other, followed, may, unanswered }: MessageStanding): MessageWay | MessageRefusal {
  // Answering a request opens the conversation for both.
  if (other === 'open' || other === 'sent' || own === 'request') return 'open'
  if (may === 'nobody') return 'takesNone'
  if (followed) return 'open'
  if (may === 'followed') return 'takesFollowed'
  return unanswered >= limits.messageRequest ? 'requestFull' : 'ask'
}

/** Why a message cannot be sent; null if it can. `asks`: it goes to a stranger; `pictures`: how many go along. */
export function messageProblem(
  text: string,
  { asks, pictures = 0 }: { readonly asks: boolean; readonly pictures?: number },
): 'messageEmpty' | 'messageLong' | 'picturesMany' | 'requestPictures' | 'requestLinks' | null {
  if (isBlank(text) && pictures === 0) return 'messageEmpty'
  if (weightedLength(text) > limits.message) return 'messageLong'
  if (pictures > limits.messagePictures) return 'picturesMany'
  if (asks && pictures > 0) return 'requestPictures'
  return asks && namesAddress(text) ? 'requestLinks' : null
}

/** A message can be taken back within this time. */
export const takeBackMs = 2 * 60_000

export const mayTakeBack = (sent: Date, now: Date): boolean => now.getTime() - sent.getTime() <= takeBackMs
