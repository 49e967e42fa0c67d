import { sql } from 'kysely'
import { type Keeper, keeperOf, keeperSql, type StoredKeeper } from '#core/desserts/keeper.ts'
import { seedOf } from '#core/draws/member-draws.ts'
import type { Tx } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import type { Recipes } from '../rules/synthesis.ts'
import { recipesFrom, type StoredRecipe } from './recipes.ts'
import './tables.ts'

/** What a mixture of a member depends on. */
export interface Pot {
  readonly keeper: Keeper
  /** The id of the new synthesis. */
  readonly id: number
  readonly recipes: Recipes
  /** The member's of the day; null if none was made yet. */
  readonly seed: Buffer | null
}

/** Locks the keeper of a member, reads the pot, and takes the id of a new synthesis, in one statement. */
export async function lockPot(tx: Tx, member: number, now: Date): Promise<Pot> {
  const { rows } = await sql<StoredKeeper & StoredPot>`-- dessert-pot
    select k.*, nextval('syntheses_id_seq') as id,
      (select json_agg(r) from (select dessert, gdd, sjd, zjj from dessert_recipes) r) as recipes,
      (select seed from member_seeds where member = ${member} and day = ${beijingDay(now)}) as seed
    from ${keeperSql(member)} k`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a function of one row has none')
  return { keeper: keeperOf(member, row), id: row.id, recipes: recipesFrom(row.recipes), seed: row.seed }
}

/** The seed of the pot, made if it is the first of the day. */
export const seedOfPot = async (tx: Tx, { keeper, seed }: Pot, now: Date): Promise<Buffer> =>
  seed ?? seedOf(tx, keeper.member, beijingDay(now))

interface StoredPot {
  readonly id: number
  readonly recipes: readonly StoredRecipe[]
  readonly seed: Buffer | null
}
