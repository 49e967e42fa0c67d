/** Acts by which one member reaches another. */
export const reachActs = ['mention', 'message', 'replyReminder', 'like', 'comment', 'gift', 'follow', 'steal'] as const
export type ReachAct = (typeof reachActs)[number]

/** How two members stand to each other, seen from the one who acts. */
export interface Relation {
  /** The target has blocked the actor. */
  readonly blocked: boolean
  /** The actor has blocked the target. */
  readonly blocker: boolean
  /** The actor carries the black flag. */
  readonly blackFlagged: boolean
  /** One of the two accounts is closed. */
  readonly closed: boolean
}

/**
 * Whether an act reaches. A block is a wall with two sides: whoever put it up does not reach over it either. The
 * black-flagged may still comment, since staff read what they post before anybody else does; nobody is reminded of it
 * until then.
 */
export function reaches(act: ReachAct, { blocked, blocker, blackFlagged, closed }: Relation): boolean {
  if (blocked || blocker || closed) return false
  return !blackFlagged || act === 'comment'
}
