import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { site } from '#site/contract.ts'
import type { Call } from './client.ts'
import { createLoad, forgetPersonalReads, patchIn } from './reads.ts'

const { person } = site.accounts.calls

test('an answer under way does not undo what was changed ahead of it', async () => {
  const queries = new QueryClient()
  const key = [person.path, { UID: 1_000_001 }]
  const answered = (LIKES: number) => ({ ok: true, value: { LIKES } })
  const shown = () => queries.getQueryData(key)
  let answer: (late: unknown) => void = () => undefined
  queries.setQueryData(key, answered(2))
  const reading = queries.fetchQuery({ queryKey: key, queryFn: () => new Promise((late) => (answer = late)) })
  const putBack = patchIn(queries)(person, (old) => ({ ...old, LIKES: old.LIKES + 1 }))
  expect(shown()).toEqual(answered(3))
  answer(answered(2))
  await reading
  await new Promise((later) => setTimeout(later))
  expect(shown()).toEqual(answered(3))
  putBack()
  expect(shown()).toEqual(answered(2))
})

test('what the server told is added to an answer under way, whose other news is kept', async () => {
  const queries = new QueryClient()
  const key = [person.path, { UID: 1_000_004 }]
  queries.setQueryData(key, { ok: true, value: { LIKES: 2, NICK: 'before' } })
  const { promise, resolve } = Promise.withResolvers()
  const reading = queries.fetchQuery({ queryKey: key, queryFn: () => promise })
  patchIn(queries)(person, (old) => ({ ...old, LIKES: 3 }), 'told')
  expect(queries.getQueryData(key)).toEqual({ ok: true, value: { LIKES: 3, NICK: 'before' } })
  resolve({ ok: true, value: { LIKES: 2, NICK: 'after' } })
  await reading
  await new Promise((later) => setTimeout(later))
  expect(queries.getQueryData(key)).toEqual({ ok: true, value: { LIKES: 3, NICK: 'after' } })
})

test('a change looks at what each answer was asked for', () => {
  const queries = new QueryClient()
  for (const UID of [1, 2]) queries.setQueryData([person.path, { UID }], { ok: true, value: { LIKES: 0 } })
  const undo = patchIn(queries)(person, (old, { UID }) => (UID === 2 ? { ...old, LIKES: 1 } : old))
  const likes = () => [1, 2].map((UID) => queries.getQueryData([person.path, { UID }]))
  expect(likes()).toEqual([0, 1].map((LIKES) => ({ ok: true, value: { LIKES } })))
  undo()
  expect(likes()).toEqual([0, 0].map((LIKES) => ({ ok: true, value: { LIKES } })))
})

test.each([
  ['is changed once it is here', false, 0],
  ['stays as it is if the change was rolled back', true, 5],
])('what is read for the first time is not broken off, and %s', async (_, rollsBack, LIKES) => {
  const queries = new QueryClient()
  const key = [person.path, { UID: 1_000_002 }]
  const reading = queries.fetchQuery({ queryKey: key, queryFn: async () => ({ ok: true, value: { LIKES: 5 } }) })
  const rollBack = patchIn(queries)(person, (old) => ({ ...old, LIKES: 0 }))
  if (rollsBack) rollBack()
  await reading
  await new Promise((later) => setTimeout(later))
  expect(queries.getQueryData(key)).toEqual({ ok: true, value: { LIKES } })
})

test('with the member go all answers that not everybody gets, those of staff too', async () => {
  const queries = new QueryClient()
  const call: Call = async () => ({ ok: true, value: null as never }) // the values are not looked at
  const load = createLoad(queries, call)
  await load(person, { UID: 1_000_003 })
  await load(site.replays.calls.liked, { reps: [1] })
  await load(site.replays.calls.held, { pageSize: 10, pageNum: 1 })
  const read = () =>
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [path] }) => path)
  expect(read()).toHaveLength(3)
  forgetPersonalReads(queries)
  expect(read()).toEqual([person.path])
})
