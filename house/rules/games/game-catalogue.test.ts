import { expect, test } from 'vitest'
import { characterGroups, shotName, stageLabels } from './game-catalogue.ts'
import { gameNumbers, isSceneGame } from './games.ts'

test('names of shots', () => {
  expect(shotName(14, 'SakuyaB', 'zh')).toBe('十六夜咲夜 B')
  expect(shotName(8, 'Marisa & Alice', 'zh')).toBe('禁咒咏唱组 (魔理沙&爱丽丝)')
  expect(shotName(16, 'CirnoSummer', 'en')).toBe('Cirno Summer')
  expect(shotName(16, 'unknown (9)', 'zh')).toBe('unknown (9)')
})

test.each(gameNumbers)('game %i: groups with shots, every id once', (gam) => {
  const groups = characterGroups(gam)
  const ids = groups.flatMap((group) => group.shots.map((shot) => shot.id))
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
  expect(groups.every((group) => group.shots.length > 0)).toBe(true)
  expect(stageLabels(gam).length > 0).toBe(!isSceneGame(gam))
})
