import type { Thing } from '#core/desserts/tables.ts'
import type { NotedDraws } from '#core/draws/member-draws.ts'
import type { OutingHours } from '#rules/desserts/dessert-rates.ts'
import { type Displayed, foragesMore } from '#rules/desserts/effects.ts'
import { type DrawNumber, forage, isForagePlace } from '#rules/desserts/outings.ts'
import { hintName, termsOf } from '#rules/desserts/work-out.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { drawHint, type Hint, type RecipeBook } from './recipes.ts'

interface Forage {
  readonly place: string
  readonly hours: OutingHours
  /** The part of the outing that has passed, 0 to 1. */
  readonly part: number
  readonly displayed: Displayed | null
  readonly book: RecipeBook
}

export interface BroughtHome {
  readonly found: readonly Thing[]
  readonly hint: Hint | null
  /** Null if nothing was drawn. */
  readonly noted: NotedDraws | null
}

/** What a dessert brings from a place. The hint is not kept yet: see `keepHints`. */
export function bringForage({ place, hours, part, displayed, book }: Forage, draw: DrawNumber): BroughtHome {
  if (!isForagePlace(place)) return { found: [], hint: null, noted: null }
  const oneMore = foragesMore(displayed)
  const brought = forage({ place, hours, part, oneMore }, draw)
  const count = 2 + brought.found.length
  // The draw after all others says which hint it is.
  const given = brought.hint ? drawHint(book, draw(count)) : null
  const hint = given?.hint ?? null
  const noted = {
    count: hint ? count + 1 : count,
    terms: termsOf.outing({ place, hours, part, oneMore }, given?.open ?? []),
    outcome: [...brought.found, ...(hint ? [`hint:${hintName(hint.DESSERT, hint.BULLET)}`] : [])].join(' '),
  }
  return { found: summed(brought.found.map((resource) => ({ resource, amount: 1 }))), hint, noted }
}

/** One entry for each resource. */
export function summed(things: readonly Thing[]): Thing[] {
  const sums = new Map<Resource, number>()
  for (const { resource, amount } of things) sums.set(resource, (sums.get(resource) ?? 0) + amount)
  return [...sums].map(([resource, amount]) => ({ resource, amount }))
}
