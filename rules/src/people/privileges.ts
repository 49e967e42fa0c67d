/** Highest privilege level of either kind; levels are bought with lives or bombs. */
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

export interface Levels {
  readonly life: number
  readonly bomb: number
}

/** Until the shop opens, every verified member has this level of both kinds. */
export const verifiedLevel = 2

/** The levels that count: those given or bought, but at least `verifiedLevel` for a verified member. */
export const levelsThatCount = ({ life, bomb }: Levels, verified: boolean): Levels =>
  verified ? { life: Math.max(life, verifiedLevel), bomb: Math.max(bomb, verifiedLevel) } : { life, bomb }

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
