import { expect, test } from 'vitest'
import { statementParams, supplyParams } from './economy-params.ts'
import { statementPath, statementSearch } from './statement/statement-routes.ts'
import { supplyPath, supplySearch } from './supply/supply-routes.ts'

test('an address without filters has none, and unknown ones are left out', () => {
  expect([statementParams({}), supplyParams({})]).toEqual([{}, {}])
  expect(statementSearch(statementParams({ resource: 'gold', reason: 'theft', days: 8, p: 2, from: 'x' }))).toEqual({})
  expect(supplyParams({ resource: 'gold', period: '30d' })).toEqual({})
})

test('the path of a view leads to that view', () => {
  const views = [
    {},
    { resource: 'score', p: 3 },
    { reason: 'like', resource: 'faith', span: '365' },
    { days: '30', reason: 'buy' },
    { from: '2026-11-01', to: '2026-11-20' },
  ] as const
  for (const view of views) {
    const address = new URL(statementPath(view), 'http://site').searchParams
    expect(statementSearch(statementParams(Object.fromEntries(address)))).toEqual(view)
  }
  const supply = { period: 'all', resource: 'zjj' } as const
  const address = new URL(supplyPath(supply), 'http://site').searchParams
  expect(supplySearch(supplyParams(Object.fromEntries(address)))).toEqual(supply)
})

test('pages have numbers only in lists of one resource', () => {
  expect(statementSearch({ p: '3' })).toEqual({})
  expect(statementSearch({ p: '3', resource: 'score', reason: 'like' })).toEqual({ resource: 'score', reason: 'like' })
})
