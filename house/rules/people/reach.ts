/** Acts by which one member reaches another. */
export const reachActs = ['mention', 'message', 'replyReminder', 'like', 'comment', 'gift', 'follow', 'steal'] as const
export type ReachAct = (typeof reachActs)[number]

/** The relation between two members, as seen by the one who acts. */
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
 * Whether the act is allowed. A block works in both directions: the blocker cannot reach the blocked member either. A
 * black-flagged member may still comment, because staff review what they post first; nobody is reminded of it, not
 * even once staff have released it, while the flag lasts.
 */
export function reaches(act: ReachAct, { blocked, blocker, blackFlagged, closed }: Relation): boolean {
  if (blocked || blocker || closed) return false
  return !blackFlagged || act === 'comment'
}
