import { expect, test } from 'vitest'
import { found } from '../../contract/found-rows.ts'
import { statedIn } from '../../contract/stated-in.ts'
import { foundKinds, knownPlace } from './found-kinds.ts'

test('every type that a noun has found is shown by its noun, with the rows of its field', () => {
  const answered = Object.entries(found).map(([type, { rows }]) => `${type}: ${rows}`)
  expect(foundKinds.map(({ type, rows }) => `${type}: ${rows}`).sort()).toEqual(answered.sort())
})

test('Node reads the same types as what Vite gathers', async () => {
  expect(Object.keys(Object.assign({}, ...(await statedIn('contract/found.ts', 'foundOfNoun'))))).toEqual(
    Object.keys(found),
  )
})

test('an address with a type that there is none of asks for all, from their first page', () => {
  const place = { q: 'x', type: 'topic', page: 2 } as const
  expect(knownPlace(place)).toEqual(place)
  const unknown = { ...place, type: 'worst' as 'topic' } // what somebody may type into an address
  expect(knownPlace(unknown)).toEqual({ q: 'x', type: undefined, page: undefined })
})
