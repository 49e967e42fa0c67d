import { QueryObserver, type QueryObserverResult, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Endpoint, Out, Sent } from '#contract/endpoint.ts'
import type { Answer } from './answer.ts'
import { useApi } from './api-context.ts'
import { type Read, type ReadOptions, readOf, readOptions } from './reads.ts'

/**
 * Reads a call for several inputs at once, such as the pages of an endless list. As `useRead` for each of them. The
 * library's own `useQueries` would come with the frame of every page.
 */
export const useReadEach = <E extends Endpoint>(
  endpoint: E,
  inputs: readonly Sent<E>[],
  { enabled = true, quiet }: Omit<ReadOptions, 'keep'> = {},
): readonly Read<Out<E>>[] => {
  const { call } = useApi()
  const client = useQueryClient()
  const asked = JSON.stringify(inputs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the inputs, which are made anew each time
  const observers = useMemo(
    () =>
      inputs.map((input) => {
        const options = client.defaultQueryOptions({ ...readOptions(call, endpoint, input, quiet), enabled })
        // A read that begins once this is shown counts as loading already.
        return new QueryObserver(client, { ...options, _optimisticResults: 'optimistic' } as typeof options)
      }),
    [client, call, endpoint, quiet, enabled, asked],
  )
  const subscribe = useCallback(
    (changed: () => void) => {
      const leave = observers.map((observer) => observer.subscribe(changed))
      return () => {
        for (const each of leave) each()
      }
    },
    [observers],
  )
  const seen = useRef<readonly QueryObserverResult<Answer<Out<E>>>[]>([])
  const results = () => {
    const now = observers.map((observer) => observer.getCurrentResult() as QueryObserverResult<Answer<Out<E>>>)
    const same = now.length === seen.current.length && now.every((result, n) => result === seen.current[n])
    if (!same) seen.current = now
    return seen.current
  }
  return useSyncExternalStore(subscribe, results, results).map(readOf)
}
