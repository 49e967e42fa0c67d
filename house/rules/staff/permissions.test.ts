import { expect, test } from 'vitest'
import { areaAt, areaPath, grantProblem, permissions, readPermissions } from './permissions.ts'

test('permissions come as a list or as one text, and unknown codes are dropped', () => {
  expect(readPermissions(['user', 'error', 'user'])).toEqual(['user', 'error'])
  expect(readPermissions('user|error| ms | user')).toEqual(['user', 'error', 'ms'])
  expect(readPermissions('')).toEqual([])
  expect(readPermissions('root|user')).toEqual(['user'])
})

test('every area has a path, and every path its area', () => {
  for (const area of ['common', ...permissions] as const) {
    expect(areaAt(areaPath(area).slice('/admin/'.length))).toBe(area)
  }
  expect([areaPath('user'), areaPath('replay'), areaPath('common')]).toEqual([
    '/admin/super/user',
    '/admin/replay',
    '/admin/common',
  ])
  expect([areaAt(''), areaAt('super')]).toEqual([null, null])
  expect([areaAt('user'), areaAt('super/replay'), areaAt('root')]).toEqual([undefined, undefined, undefined])
})

const chief = { id: 1, staff: ['admin'] }
const clerk = { id: 2, staff: ['user', 'replay'] }
const nobody = { id: 3, staff: [] }

test.each([
  ['admin hands out anything', { giver: chief, to: nobody, wanted: ['iscore', 'admin'] }, null],
  ['others only what they hold', { giver: clerk, to: nobody, wanted: ['replay'] }, null],
  ['and nothing else', { giver: clerk, to: nobody, wanted: ['replay', 'iscore'] }, 'notHeld'],
  ['nor take what they do not hold', { giver: clerk, to: { id: 4, staff: ['iscore'] }, wanted: [] }, 'notHeld'],
  [
    'what stays is not asked about',
    { giver: clerk, to: { id: 4, staff: ['iscore'] }, wanted: ['iscore', 'user'] },
    null,
  ],
  ['nobody changes their own', { giver: chief, to: chief, wanted: ['admin', 'user'] }, 'self'],
  ['one of two may go', { giver: chief, to: { id: 5, staff: ['admin'] }, wanted: [], admins: 2 }, null],
  ['the last admin stays', { giver: chief, to: { id: 5, staff: ['admin'] }, wanted: ['user'], admins: 1 }, 'lastAdmin'],
] as const)('%s', (_what, { giver, to, wanted, ...rest }, problem) => {
  expect(grantProblem({ giver, to, wanted, admins: 2, ...rest })).toBe(problem)
})
