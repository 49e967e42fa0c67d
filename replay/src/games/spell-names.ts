import type { GameCode } from '../facts.ts'

/**
 * A game's spell card names, each `[Japanese, English]`, by the id a replay stores; null where none are listed.
 * Loads on demand, so that code that only parses does not load the names.
 */
export async function loadSpellNames(game: GameCode): Promise<SpellNames | null> {
  return (await loaders[game]?.())?.spellNames ?? null
}

export type SpellNames = readonly (readonly [ja: string, en: string])[]

const loaders: Partial<Record<GameCode, () => Promise<{ spellNames: SpellNames }>>> = {
  th08: () => import('./spell-names/th08.ts'),
  th13: () => import('./spell-names/th13.ts'),
  th14: () => import('./spell-names/th14.ts'),
  th16: () => import('./spell-names/th16.ts'),
  th17: () => import('./spell-names/th17.ts'),
  th18: () => import('./spell-names/th18.ts'),
}
