import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer } from './answer.ts'

/** How rows of one noun are found in answers of any call. */
export interface ThingKind<Row extends object> {
  /** Whether an object of an answer is a row of this noun: by fields that rows of no other noun have together. */
  readonly isRow: (value: object) => value is Row
  readonly id: (row: Row) => number | string
}

/**
 * Changes a thing ahead of the server in every cached answer that has a row of it: lists, pages and heads alike, so
 * that no act lists the reads that show the thing. The result puts the old answers back.
 */
export type PatchThing = <Row extends object>(
  kind: ThingKind<Row>,
  id: number | string,
  change: <R extends Row>(row: R) => R,
) => () => void

export const usePatchThing = (): PatchThing => {
  const queries = useQueryClient()
  return useMemo(() => patchThingIn(queries), [queries])
}

export const patchThingIn =
  (queries: QueryClient): PatchThing =>
  (kind, id, change) => {
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
      // An answer under way tells what was so before.
      void queries.cancelQueries({ queryKey, exact: true })
      queries.setQueryData(queryKey, { ok: true, value })
      return [{ queryKey, answer }]
    })
    return () => {
      for (const { queryKey, answer } of before) queries.setQueryData(queryKey, answer)
    }
  }

/** The new list where one of it is another, else the old one itself: what did not change is not drawn again. */
const changedIn = <T>(before: T[], after: T[]): T[] => (after.some((each, i) => each !== before[i]) ? after : before)
