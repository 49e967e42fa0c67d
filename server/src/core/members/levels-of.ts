import { type Levels, levelsThatCount } from '@patisserie/rules/people/privileges'

/** The columns of members that decide about levels. */
export interface LevelsRow {
  readonly life_level: number
  readonly bomb_level: number
  readonly verified: boolean
}

/** The levels that count for a member. Every check of a level, in a gate or in a call, must use these. */
export const levelsOf = ({ life_level, bomb_level, verified }: LevelsRow): Levels =>
  levelsThatCount({ life: life_level, bomb: bomb_level }, verified)
