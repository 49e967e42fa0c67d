import { expect, test } from 'vitest'
import { keyAct } from './key-acts.ts'

test('places need a g before', () => {
  expect(keyAct('g', 'r', '/')).toEqual({ kind: 'go', to: '/rpy' })
  expect(keyAct('', 'r', '/')).toBeNull()
  expect(keyAct('g', 'x', '/')).toBeNull()
})

test('n is for pages that can add something', () => {
  expect(keyAct('', 'n', '/rpy')).toEqual({ kind: 'go', to: '/rpy/upload' })
  expect(keyAct('', 'n', '/ms')).toEqual({ kind: 'write' })
  expect(keyAct('', 'n', '/')).toBeNull()
})
