import { expect, test } from 'vitest'
import { bombLevels, lifeLevels, missingLevel, privilegeMax } from './privileges.ts'

test.each([
  ['gift', { life: 1, bomb: 0 }, null],
  ['gift', { life: 0, bomb: 8 }, { kind: 'life', level: 1 }],
  ['twentyPictures', { life: 1, bomb: 8 }, { kind: 'life', level: 2 }],
  ['houseColours', { life: 8, bomb: 0 }, null],
  ['hideFloor', { life: 8, bomb: 1 }, { kind: 'bomb', level: 2 }],
  ['decideReport', { life: 0, bomb: 8 }, null],
] as const)('%s with %o', (privilege, has, missing) => {
  expect(missingLevel(privilege, has)).toEqual(missing)
})

test('every level from 1 to 8 of both kinds allows something', () => {
  const levels = Array.from({ length: privilegeMax }, (_, i) => i + 1)
  expect([...new Set<number>(Object.values(lifeLevels))]).toEqual(levels)
  expect([...new Set<number>(Object.values(bombLevels))]).toEqual(levels)
})
