import { expect, test } from 'vitest'
import { shapeOf } from './shape-of.ts'

test('an address says how its page is laid out', () => {
  const shapes = ['/', '/rpy', '/r/000e', '/painting', '/e/3', '/p/1000001', '/wallet', '/rpy/upload'].map((path) =>
    shapeOf(path, {}),
  )
  expect(shapes).toEqual(['home', 'list', 'run', 'wall', 'painting', 'person', 'text', 'text'])
  expect([{}, { m: '1' }, { t: '1' }, { m: '1', t: '1' }].map((search) => shapeOf('/ms', search))).toEqual([
    'clubs',
    'club',
    'topic',
    'topic',
  ])
})
