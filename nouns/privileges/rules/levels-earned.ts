import { earnedLevels } from '#rules/economy/economy-rates.ts'

/** What levels are earned by. */
export interface Membership {
  /** Whole days since the account was made. */
  readonly days: number
  /** Posts that stand: accepted, and removed by nobody. */
  readonly posts: number
}

/** The level of both kinds that a membership has earned. Levels bought or given count instead if they are higher. */
export const earnedLevel = ({ days, posts }: Membership): number =>
  earnedLevels.findLast((each) => days >= each.days && posts >= each.posts)?.level ?? 0

/** The next level to be earned and what it needs; null when all are earned. */
export const nextEarnedLevel = (has: Membership): { level: number; days: number; posts: number } | null =>
  earnedLevels.find(({ level }) => level > earnedLevel(has)) ?? null
