import {
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Endpoint, Out, Sent, Tag } from '#contract/endpoint.ts'
import type { Problem } from '#words/problem.ts'
import { type Answer, passing } from './answer.ts'
import { useApi } from './api-context.ts'
import type { Call } from './client.ts'

export interface Read<T> {
  /** The value of the answer; undefined while loading or if the call was refused. */
  readonly value: T | undefined
  /** Key of the refusal's words; undefined while loading or if there is a value. */
  readonly refusal: Problem | undefined
  /** Data sent along with the refusal. */
  readonly data: unknown
  /** True while there is no answer to show yet: show a skeleton. */
  readonly loading: boolean
  /** `value` belongs to the previous input; the answer for the current input is loading. */
  readonly stale: boolean
  readonly again: () => void
}

export interface ReadOptions {
  /** False: do not read yet, for instance before the member is known. */
  readonly enabled?: boolean | undefined
  /** The user did not start this read: no dialog, no message. */
  readonly quiet?: boolean | undefined
  /** Keep showing the answer for the previous input until the next one arrives, for instance while paging. */
  readonly keep?: boolean | undefined
}

/**
 * Reads a call of the contract. The answer is fresh for a minute and read again after a write that touches what it
 * shows.
 */
export const useRead = <E extends Endpoint>(endpoint: E, input: Sent<E>, options: ReadOptions = {}): Read<Out<E>> => {
  const { call } = useApi()
  const query = useQuery({
    ...readOptions(call, endpoint, input, options.quiet),
    enabled: options.enabled ?? true,
    ...(options.keep ? { placeholderData: keepPreviousData } : {}),
  })
  return readOf(query)
}

/** State of a query of `readOptions`, as pages see it. */
export const readOf = <T>(query: UseQueryResult<Answer<T>>): Read<T> => {
  const failed = query.error instanceof FailedRead ? query.error.answer : undefined
  const answer = query.data ?? failed
  return {
    value: answer?.ok ? answer.value : undefined,
    refusal: answer && !answer.ok ? answer.refusal : undefined,
    data: answer && !answer.ok ? answer.data : null,
    loading: query.isPending && query.fetchStatus !== 'idle',
    stale: query.isPlaceholderData,
    again: () => void query.refetch(),
  }
}

/** Used by loaders: answers from the cache, else from the server. Throws `FailedRead` on a transient refusal. */
export type Load = <E extends Endpoint>(endpoint: E, input: Sent<E>) => Promise<Answer<Out<E>>>

export const createLoad =
  (queries: QueryClient, call: Call): Load =>
  (endpoint, input) =>
    queries.ensureQueryData(readOptions(call, endpoint, input))

/**
 * Changes the answers of one endpoint, each with the input that it was given for, optimistically: the cached ones, and those of first reads in flight once they are
 * here. Such an answer may be from after the write, so the change must do no harm where it was made already. Answers a
 * function that rolls the change back. `source`: before a `wish` later reads in flight are dropped; what the server `told` is
 * added to them, too, once they are here.
 */
export type Patch = <E extends Endpoint>(
  endpoint: E,
  change: (value: Out<E>, input: Sent<E>) => Out<E>,
  source?: 'wish' | 'told',
) => () => void

/** Access to the cache of reads for optimistic writes and invalidation. */
export const useReads = (): { readonly patch: Patch; readonly touch: (tags: readonly Tag[]) => void } => {
  const queries = useQueryClient()
  return useMemo(() => ({ patch: patchIn(queries), touch: (tags) => touch(queries, tags) }), [queries])
}

/** Invalidates every cached read that shows one of the tags. */
export const touch = (queries: QueryClient, tags: readonly Tag[]): void => {
  if (tags.length === 0) return
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => endpointOfKey(path)?.shows.some((tag) => tags.includes(tag)) ?? false,
  })
}

/** Removes all personal reads from the cache, when the member changes; what else is shown is read again. */
export const forgetPersonalReads = (queries: QueryClient): void => {
  queries.removeQueries({ predicate: isPersonal })
  void queries.invalidateQueries()
}

/** Resets and refetches all personal reads, when the member changed without this page's doing. */
export const rereadPersonal = (queries: QueryClient): void => {
  void queries.resetQueries({ predicate: isPersonal })
  void queries.invalidateQueries({ predicate: (query) => !isPersonal(query) })
}

/** A transient refusal, thrown so that it is not cached as an answer. */
export class FailedRead extends Error {
  readonly answer: Extract<Answer<never>, { ok: false }>
  constructor(answer: Extract<Answer<never>, { ok: false }>) {
    super(answer.refusal)
    this.answer = answer
  }
}

/** Options of the query of one call with one input. */
export const readOptions = <E extends Endpoint>(call: Call, endpoint: E, input: Sent<E>, quiet = false) => {
  known.set(endpoint.path, endpoint)
  return queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal }): Promise<Answer<Out<E>>> => {
      const answer = await call(endpoint, input, { signal, quiet, reading: true })
      if (!answer.ok && passing(answer)) throw new FailedRead(answer)
      return answer
    },
    retry: (failures, error) => failures < 1 && error instanceof FailedRead && error.answer.refusal !== 'tooOften',
    // Without network the read fails at once with a refusal, and is refetched when the network is back.
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
}

export const patchIn =
  (queries: QueryClient): Patch =>
  (endpoint, change, source = 'wish') => {
    type Answered = Answer<Out<typeof endpoint>>
    const filter = { queryKey: [endpoint.path] }
    // A request in flight read the state before the change; its answer would overwrite the patch.
    if (source === 'wish') void queries.cancelQueries({ ...filter, predicate: ({ state }) => state.data !== undefined })
    const before = queries.getQueriesData<Answered>(filter)
    let rolledBack = false
    for (const { queryKey, state, promise } of queries.getQueryCache().findAll(filter)) {
      const put = () => {
        if (rolledBack) return
        queries.setQueryData<Answered>(queryKey, (answer) =>
          // The key is that of `readOptions`.
          answer?.ok ? { ok: true, value: change(answer.value, queryKey[1] as Sent<typeof endpoint>) } : answer,
        )
      }
      put()
      if (state.fetchStatus === 'fetching' && (source === 'told' || state.data === undefined))
        void promise?.then(put, () => undefined)
    }
    return () => {
      rolledBack = true
      for (const [key, answer] of before) queries.setQueryData(key, answer)
    }
  }

const isPersonal = ({ queryKey: [path] }: Query): boolean => {
  const endpoint = endpointOfKey(path)
  return endpoint?.who !== 'anyone' || endpoint.own
}

/** The endpoint of a cached answer; the query key begins with its path. */
const endpointOfKey = (path: unknown): Endpoint | undefined => known.get(path)

/** Endpoints by path, added when they are first read. A page thus bundles the declarations of its own calls only. */
const known = new Map<unknown, Endpoint>()
