import { type Levels, levelsThatCount } from '@patisserie/rules/people/privileges'

/** What a row of members says of privileges. */
export interface LevelsRow {
  readonly life_level: number
  readonly bomb_level: number
  readonly verified: boolean
}

/** The levels that count for a member: every check of a level, in a gate or in a call, asks for these. */
export const levelsOf = ({ life_level, bomb_level, verified }: LevelsRow): Levels =>
  levelsThatCount({ life: life_level, bomb: bomb_level }, verified)
