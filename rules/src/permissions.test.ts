import { expect, test } from 'vitest'
import { readPermissions } from './permissions.ts'

test('permissions come as a list or as one text, and unknown codes are dropped', () => {
  expect(readPermissions(['user', 'error', 'user'])).toEqual(['user', 'error'])
  expect(readPermissions('user|error| ms ')).toEqual(['user', 'error', 'ms'])
  expect(readPermissions('')).toEqual([])
  expect(readPermissions('root|user')).toEqual(['user'])
})
