import type { BombPrivilege, Levels } from '#rules/people/privileges.ts'
import { missingLevel } from '#rules/people/privileges.ts'
import type { TopicAct } from './clubs.ts'

/** Keepers of one club. */
export const clubKeepersMost = 5
/** Topics that keepers may have pinned in one club at once; pins of staff are not counted. */
export const keeperPinsMost = 3
/** Topics that their authors may have pinned in one club at once: the first page is for all others too. */
export const ownPinsMost = 10
/** How long a pin lasts that a keeper or the author paid for, in milliseconds: a day. */
export const pinMs = 86_400_000

/** What keepers can do with a topic. The privilege that each act needs, beside that of a keeper. */
export const keeperActs = {
  pin: 'pinTopic',
  unpin: 'pinTopic',
  lock: 'lockTopic',
  unlock: 'lockTopic',
  rename: 'renameTopic',
  move: 'moveTopic',
} as const satisfies Partial<Record<TopicAct, BombPrivilege>>
export type KeeperAct = keyof typeof keeperActs

export interface KeptTopic {
  /** The member wrote it. */
  readonly own: boolean
  /** The member is a keeper of its club. */
  readonly kept: boolean
  readonly pinned: boolean
  readonly locked: boolean
}

/**
 * The acts on a topic that a member's levels open: those of a keeper in a club they keep, and the lock of a topic of
 * their own in any club.
 */
export function keeperActsOn({ own, kept, pinned, locked }: KeptTopic, levels: Levels): readonly KeeperAct[] {
  const keeps = kept && missingLevel('clubKeeper', levels) === null
  const wanted: readonly KeeperAct[] = [pinned ? 'unpin' : 'pin', locked ? 'unlock' : 'lock', 'rename', 'move']
  return wanted.filter((act) => (keeps || (own && isLock(act))) && missingLevel(keeperActs[act], levels) === null)
}

/** Whether an act needs no keeper: the author may do it with a topic of their own. */
export const isLock = (act: KeeperAct): boolean => act === 'lock' || act === 'unlock'

/** States of a proposed club: it waits for staff, they opened it, they declined it, or the proposer withdrew it. */
export const proposalStates = ['open', 'accepted', 'declined', 'withdrawn'] as const
export type ProposalState = (typeof proposalStates)[number]
