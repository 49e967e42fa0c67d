import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer } from './answer.ts'

/** How to find the rows of one noun in the answers of any call. */
export interface ThingKind<Row extends object> {
  /**
   * Whether an object of an answer is a row of this noun. Tests a combination of fields that no other noun's rows have.
   */
  readonly isRow: (value: object) => value is Row
  readonly id: (row: Row) => number | string
}

/**
 * Changes a thing in every cached answer that contains a row of it: lists, pages and heads. Callers need not know which
 * reads show the thing. Answers a function that rolls the change back. `source`: a `wish` is an optimistic change before a
 * write, so reads in flight are dropped, which the write begins again; what the server `told` is added to them once they are here.
 */
export type PatchThing = <Row extends object>(
  kind: ThingKind<Row>,
  id: number | string,
  change: <R extends Row>(row: R) => R,
  source?: 'wish' | 'told',
) => () => void

export const usePatchThing = (): PatchThing => {
  const queries = useQueryClient()
  return useMemo(() => patchThingIn(queries), [queries])
}

export const patchThingIn =
  (queries: QueryClient): PatchThing =>
  (kind, id, change, source = 'wish') => {
    const changed = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value
      if (kind.isRow(value)) return kind.id(value) === id ? change(value) : value
      return Array.isArray(value) ? changedIn(value, value.map(changed)) : changedFields(value)
    }
    const changedFields = (value: object): object => {
      const before = Object.values(value)
      const after = before.map(changed)
      if (changedIn(before, after) === before) return value
      return Object.fromEntries(Object.keys(value).map((key, i) => [key, after[i]]))
    }
    const before = queries.getQueriesData<Answer<unknown>>({}).flatMap(([queryKey, answer]) => {
      if (!answer?.ok) return []
      const value = changed(answer.value)
      if (value === answer.value) return []
      // A request in flight read the state before the change; its answer would overwrite the patch.
      if (source === 'wish') void queries.cancelQueries({ queryKey, exact: true })
      else {
        const again = (after: Answer<unknown> | undefined) =>
          after?.ok ? { ok: true as const, value: changed(after.value) } : after
        const asked = queries.getQueryCache().find({ queryKey, exact: true })
        if (asked?.state.fetchStatus === 'fetching')
          void asked.promise?.then(
            () => queries.setQueryData<Answer<unknown>>(queryKey, again),
            () => undefined,
          )
      }
      queries.setQueryData(queryKey, { ok: true, value })
      return [{ queryKey, answer }]
    })
    return () => {
      for (const { queryKey, answer } of before) queries.setQueryData(queryKey, answer)
    }
  }

/** Answers `after` if an element differs, else the same `before` array, so that React does not render it again. */
const changedIn = <T>(before: T[], after: T[]): T[] => (after.some((each, i) => each !== before[i]) ? after : before)
