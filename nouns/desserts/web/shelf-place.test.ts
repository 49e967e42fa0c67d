import { expect, test } from 'vitest'
import { dessertPath, logPath, placeOfHash } from './shelf-place.ts'

test('a fragment names a dessert with a page of its log, a page of the whole log, or a victim', () => {
  const nowhere = { dessert: null, page: 1, victim: '' }
  expect(placeOfHash('milk')).toEqual({ ...nowhere, dessert: 'milk' })
  expect(placeOfHash('milk.3')).toEqual({ ...nowhere, dessert: 'milk', page: 3 })
  expect(placeOfHash('log.2')).toEqual({ ...nowhere, page: 2 })
  expect(placeOfHash('victim.1000012')).toEqual({ ...nowhere, victim: '1000012' })
  for (const other of ['', 'pot', 'pot.2', 'milk.0', 'milk.99999', 'Milk', 'constructor']) {
    expect(placeOfHash(other), other).toEqual({ ...nowhere, dessert: other === 'milk.99999' ? 'milk' : null })
  }
})

test('paths are read back', () => {
  for (const path of [dessertPath('bocai'), logPath('milk', 1), logPath('milk', 4), logPath(undefined, 7)]) {
    const { dessert, page } = placeOfHash(path.split('#')[1] ?? '')
    expect(logPath(dessert ?? undefined, page)).toBe(path)
  }
})
