import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import { type CookedDessert, cookedDesserts, dessertNumber } from '#rules/desserts/desserts.ts'
import { drawnHint, hintName } from '#rules/desserts/work-out.ts'
import { bullets } from '#rules/ledger/resources.ts'
import { drawRecipes, type Mixture, type Recipes } from '../rules/synthesis.ts'
import './tables.ts'

/** Draws the recipes of the site, at its first start. */
export async function ensureRecipes(tx: Tx): Promise<void> {
  // Two processes that start at once would draw two sets.
  await sql`select pg_advisory_xact_lock(hashtextextended('dessert recipes', 320))`.execute(tx)
  const known = await tx.selectFrom('dessert_recipes').select('dessert').limit(1).executeTakeFirst()
  if (known) return
  const drawn = drawRecipes(randomInt)
  await tx
    .insertInto('dessert_recipes')
    .values(cookedDesserts.map((dessert) => ({ dessert: dessertNumber(dessert), ...drawn[dessert] })))
    .execute()
}

export async function recipesOf(db: Reading): Promise<Recipes> {
  return recipesFrom(await db.selectFrom('dessert_recipes').select(['dessert', 'gdd', 'sjd', 'zjj']).execute())
}

export interface StoredRecipe extends Mixture {
  readonly dessert: number
}

/** The rows of `dessert_recipes`. */
export function recipesFrom(rows: readonly StoredRecipe[]): Recipes {
  const byNumber = new Map(rows.map(({ dessert, ...mixture }) => [dessert, mixture]))
  // Every start of a site makes sure that there are recipes.
  return Object.fromEntries(
    cookedDesserts.map((dessert) => [dessert, byNumber.get(dessertNumber(dessert))]),
  ) as unknown as Recipes
}

export interface Hint {
  readonly DESSERT: CookedDessert
  readonly BULLET: keyof Mixture
  readonly COUNT: number
}

/** What a member knows of the recipes. */
export async function hintsOf(db: Reading, member: number): Promise<Hint[]> {
  const rows = await db
    .selectFrom('recipe_hints as h')
    .innerJoin('dessert_recipes as r', 'r.dessert', 'h.dessert')
    .select(['h.dessert', 'h.bullet', 'r.gdd', 'r.sjd', 'r.zjj'])
    .where('h.member', '=', member)
    .orderBy('h.dessert')
    .orderBy('h.bullet')
    .execute()
  return rows.map(hintOf)
}

/** Which bullet of a recipe a row of `recipe_hints` is about. */
export interface StoredHintPlace {
  readonly dessert: number
  readonly bullet: number
}

/** A row of `recipe_hints` with its recipe. */
export interface StoredHint extends Mixture, StoredHintPlace {}

export function hintOf(row: StoredHint): Hint {
  const { dessert, bullet } = hintPlace(row)
  return { DESSERT: dessert, BULLET: bullet, COUNT: row[bullet] }
}

/** A row of `recipe_hints` as `hintName` names it. */
export function hintNameOf(row: StoredHintPlace): string {
  const { dessert, bullet } = hintPlace(row)
  return hintName(dessert, bullet)
}

function hintPlace(row: StoredHintPlace) {
  const [dessert, bullet] = [cookedDesserts[row.dessert], bullets[row.bullet]]
  if (!dessert || !bullet) throw new Error('a hint names no bullet of a recipe')
  return { dessert, bullet }
}

/** What hints are given from: the recipes, and the hints a member has, as `hintName` names them. */
export interface RecipeBook {
  readonly recipes: Recipes
  readonly known: ReadonlySet<string>
}

export interface GivenHint {
  readonly hint: Hint
  /** The names of all hints that the member did not have. */
  readonly open: readonly string[]
}

/** One more thing about a recipe, chosen by `drawn` (0 to below 1) of what a member does not know; null if they know all. */
export function drawHint({ recipes, known }: RecipeBook, drawn: number): GivenHint | null {
  const open = cookedDesserts
    .flatMap((dessert) => bullets.map((bullet) => ({ dessert, bullet })))
    .filter(({ dessert, bullet }) => !known.has(hintName(dessert, bullet)))
  const chosen = drawnHint(open, drawn)
  if (!chosen) return null
  const { dessert, bullet } = chosen
  return {
    hint: { DESSERT: dessert, BULLET: bullet, COUNT: recipes[dessert][bullet] },
    open: open.map((each) => hintName(each.dessert, each.bullet)),
  }
}

/** The book of a member whose keeper is locked. */
export const bookOf = async (tx: Tx, member: number): Promise<RecipeBook> => ({
  recipes: await recipesOf(tx),
  known: new Set((await hintsOf(tx, member)).map(({ DESSERT, BULLET }) => hintName(DESSERT, BULLET))),
})

/** Tells members hints that were drawn for them. */
export async function keepHints(
  tx: Tx,
  given: readonly { readonly member: number; readonly hint: Hint }[],
  now: Date,
): Promise<void> {
  if (given.length === 0) return
  await sql`-- recipe-hints
    insert into recipe_hints (member, dessert, bullet, at)
    select member, dessert, bullet, ${now}::timestamptz from unnest(${given.map(({ member }) => member)}::bigint[],
      ${given.map(({ hint }) => dessertNumber(hint.DESSERT))}::smallint[],
      ${given.map(({ hint }) => bullets.indexOf(hint.BULLET))}::smallint[]) as given (member, dessert, bullet)`.execute(
    tx,
  )
}
