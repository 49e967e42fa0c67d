import { randomInt } from 'node:crypto'
import { type CookedDessert, cookedDesserts, dessertNumber } from '@patisserie/rules/desserts/desserts'
import { drawRecipes, type Mixture, type Recipes } from '@patisserie/rules/desserts/synthesis'
import { drawnHint, hintName } from '@patisserie/rules/desserts/work-out'
import { bullets } from '@patisserie/rules/ledger/resources'
import { sql } from 'kysely'
import type { Reading } from '../../core/members/reads.ts'
import type { Tx } from '../../kit/db/database.ts'
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
  const rows = await db.selectFrom('dessert_recipes').select(['dessert', 'gdd', 'sjd', 'zjj']).execute()
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

/** A row of `recipe_hints` with its recipe. */
export interface StoredHint extends Mixture {
  readonly dessert: number
  readonly bullet: number
}

export function hintOf(row: StoredHint): Hint {
  const [dessert, bullet] = [cookedDesserts[row.dessert], bullets[row.bullet]]
  if (!dessert || !bullet) throw new Error('a hint names no bullet of a recipe')
  return { DESSERT: dessert, BULLET: bullet, COUNT: row[bullet] }
}

/** Tells a member one more thing about a recipe, chosen by `drawn` (0 to below 1) of `open`; null if they know all. */
export async function giveHint(
  tx: Tx,
  member: number,
  { drawn, now }: { drawn: number; now: Date },
): Promise<{ readonly hint: Hint; readonly open: readonly string[] } | null> {
  const known = new Set((await hintsOf(tx, member)).map(({ DESSERT, BULLET }) => `${DESSERT} ${BULLET}`))
  const open = cookedDesserts
    .flatMap((dessert) => bullets.map((bullet) => ({ dessert, bullet })))
    .filter(({ dessert, bullet }) => !known.has(`${dessert} ${bullet}`))
  const chosen = drawnHint(open, drawn)
  if (!chosen) return null
  await tx
    .insertInto('recipe_hints')
    .values({ member, dessert: dessertNumber(chosen.dessert), bullet: bullets.indexOf(chosen.bullet), at: now })
    .execute()
  const COUNT = (await recipesOf(tx))[chosen.dessert][chosen.bullet]
  return {
    hint: { DESSERT: chosen.dessert, BULLET: chosen.bullet, COUNT },
    open: open.map(({ dessert, bullet }) => hintName(dessert, bullet)),
  }
}
