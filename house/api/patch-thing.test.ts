import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { patchThingIn, type ThingKind } from './patch-thing.ts'

interface Cake {
  readonly KeyID: number
  readonly LAYERS: number
}
const cake: ThingKind<Cake> = { isRow: (value): value is Cake => 'LAYERS' in value, id: ({ KeyID }) => KeyID }
const more = <R extends Cake>(row: R): R => ({ ...row, LAYERS: row.LAYERS + 1 })

const answers = {
  one: { KeyID: 7, LAYERS: 1, PARTS: [{ KeyID: 7 }] },
  page: {
    total: 2,
    rows: [
      { KeyID: 6, LAYERS: 5 },
      { KeyID: 7, LAYERS: 1 },
    ],
  },
  front: { shelf: { best: [{ KeyID: 7, LAYERS: 1 }], tea: [{ KeyID: 7, TEA: 'green' }] }, news: null },
  others: { rows: [{ KeyID: 8, LAYERS: 2 }], about: { KeyID: 7 } },
}

function cached() {
  const queries = new QueryClient()
  for (const [name, value] of Object.entries(answers)) queries.setQueryData([name, {}], { ok: true, value })
  queries.setQueryData(['refused', {}], { ok: false, refusal: 'deleted', auth: '', data: { KeyID: 7, LAYERS: 1 } })
  const shown = (name: string) => queries.getQueryData<{ value: unknown }>([name, {}])?.value
  return { queries, shown }
}

test('every row of the thing changes wherever it stands, and nothing else', () => {
  const { queries, shown } = cached()
  const undo = patchThingIn(queries)(cake, 7, more)
  expect(shown('one')).toEqual({ ...answers.one, LAYERS: 2 })
  expect(shown('page')).toEqual({
    total: 2,
    rows: [
      { KeyID: 6, LAYERS: 5 },
      { KeyID: 7, LAYERS: 2 },
    ],
  })
  expect(shown('front')).toEqual({
    shelf: { best: [{ KeyID: 7, LAYERS: 2 }], tea: [{ KeyID: 7, TEA: 'green' }] },
    news: null,
  })
  expect(queries.getQueryData(['refused', {}])).toMatchObject({ data: { LAYERS: 1 } })
  // An answer without a row of the thing stays the same object, so that React does not render it again.
  expect(shown('others')).toBe(answers.others)
  undo()
  for (const [name, value] of Object.entries(answers)) expect(shown(name)).toEqual(value)
})

test('an answer under way does not undo the change; one to another read goes on', async () => {
  const { queries, shown } = cached()
  const late = (name: string, value: unknown) => {
    let answer: () => void = () => undefined
    const queryFn = () => new Promise((tell) => (answer = () => tell({ ok: true, value })))
    const reading = queries.fetchQuery({ queryKey: [name, {}], queryFn }).catch(() => undefined)
    return async () => {
      answer()
      await reading
      await new Promise((later) => setTimeout(later))
    }
  }
  const one = late('one', answers.one)
  const others = late('others', { rows: [] })
  patchThingIn(queries)(cake, 7, more)
  await one()
  await others()
  expect(shown('one')).toMatchObject({ LAYERS: 2 })
  expect(shown('others')).toEqual({ rows: [] })
})

test('what the server told is added to a read under way, which is not lost', async () => {
  const { queries, shown } = cached()
  let answer: () => void = () => undefined
  const queryFn = () =>
    new Promise((tell) => {
      answer = () => tell({ ok: true, value: { ...answers.one, MINE: 'read' } })
    })
  const reading = queries.fetchQuery({ queryKey: ['one', {}], queryFn })
  patchThingIn(queries)(cake, 7, (row) => ({ ...row, LAYERS: 9 }), 'told')
  expect(shown('one')).toEqual({ ...answers.one, LAYERS: 9 })
  answer()
  await reading
  await Promise.resolve()
  expect(shown('one')).toEqual({ ...answers.one, LAYERS: 9, MINE: 'read' })
})
