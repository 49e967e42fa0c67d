/** Highest privilege level of either kind. A level is a balance of the resource `player` (life) or `bomb`. */
export const privilegeMax = 8

/** The life level that each privilege needs. */
export const lifeLevels = {
  gift: 1,
  clubProposal: 1,
  twentyPictures: 2,
  customEmoji: 2,
  openBet: 3,
  paintedBackground: 4,
  twoPinnedReplays: 5,
  openCompetition: 6,
  clubKeeper: 7,
  houseColours: 8,
} as const satisfies Record<string, number>

/** The bomb level that each privilege needs. */
export const bombLevels = {
  priorityReport: 1,
  hideFloor: 2,
  pinTopic: 3,
  lockTopic: 4,
  renameTopic: 5,
  moveTopic: 6,
  seeQueue: 7,
  decideReport: 8,
} as const satisfies Record<string, number>

export type LifePrivilege = keyof typeof lifeLevels
export type BombPrivilege = keyof typeof bombLevels

/** The balances of `player` and `bomb`. */
export interface Levels {
  readonly life: number
  readonly bomb: number
}

/** The kind and level that a member lacks for a privilege; null if it is allowed. */
export const missingLevel = (
  privilege: LifePrivilege | BombPrivilege,
  has: Levels,
): { kind: 'life' | 'bomb'; level: number } | null => {
  const [kind, level] = isLife(privilege)
    ? (['life', lifeLevels[privilege]] as const)
    : (['bomb', bombLevels[privilege]] as const)
  return has[kind] >= level ? null : { kind, level }
}

const isLife = (privilege: LifePrivilege | BombPrivilege): privilege is LifePrivilege => privilege in lifeLevels
