import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { counterstop } from './games/counterstop.ts'
import { characterGroups, sceneCounts, stageLabels } from './games/game-catalogue.ts'
import { gameNames } from './games/game-names.ts'
import {
  codeOfGam,
  difficultiesOf,
  difficultyWords,
  gameLabel,
  gameNumbers,
  gameNumeral,
  iscoreGames,
  isSceneGame,
} from './games/games.ts'
import { japaneseGameNames } from './games/japanese-game-names.ts'

/** Our tables against the reference folder beside the repository; skipped where it is missing. */
const read = <T>(name: string): T | null => {
  const path = fileURLToPath(new URL(`../../../shared/reference/${name}`, import.meta.url))
  if (!existsSync(path)) {
    console.info(`skipped: ${name} is not beside the repository`)
    return null
  }
  // The caller states the shape of the file it names.
  return JSON.parse(readFileSync(path, 'utf8')) as T
}

interface GameFact {
  code: string
  number: string
  abbr: string
  zh: string
  en: string
  ja: string
  difficulties?: string[]
  scene_game?: boolean
  counterstop?: number | null
  shots: { id: string; zh: string; en: string }[]
  stages?: { label: string }[]
  scenes_per_level?: Record<string, number> | null
}

const reference = read<{ games: GameFact[] }>('games.json')
describe.skipIf(reference === null)('games', () => {
  test.each(gameNumbers)('%i', (gam) => {
    const fact = reference?.games.find(({ code }) => code === codeOfGam(gam))
    if (!fact) throw new Error('not in the reference')
    expect({ ...gameNames[gam], ja: japaneseGameNames[gam] }).toEqual({ zh: fact.zh, en: fact.en, ja: fact.ja })
    expect(gameLabel(gam, 'en')).toBe(fact.abbr)
    if (gam !== 2003) expect(gameNumeral(gam)).toBe(fact.number)
    expect(difficultiesOf(gam).map((mark) => difficultyWords[mark])).toEqual(fact.difficulties)
    expect(isSceneGame(gam)).toBe(fact.scene_game ?? false)
    expect(fact.counterstop ?? counterstop).toBe(counterstop)
    const shots = characterGroups(gam).flatMap((group) => group.shots)
    expect(shots).toEqual(fact.shots.map(({ id, zh, en }) => ({ id, zh, en })))
    expect(stageLabels(gam)).toEqual((fact.stages ?? []).map(({ label }) => label.replace(/^Stage /, '')))
    expect(sceneCounts(gam)).toEqual(Object.values(fact.scenes_per_level ?? {}))
  })
})

const formulas = read<Record<string, unknown>>('iscore-score-runs.json')
test.skipIf(formulas === null)('games with an iscore are those with a formula', () => {
  expect(new Set(iscoreGames.map(String))).toEqual(new Set(Object.keys(formulas ?? {})))
})
