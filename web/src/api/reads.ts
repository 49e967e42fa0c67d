import type { Endpoint, Out, Sent, Tag } from '@patisserie/contract/endpoint'
import type { Problem } from '@patisserie/words/problem'
import {
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Answer, passing } from './answer.ts'
import { useApi } from './api-context.ts'
import type { Call } from './client.ts'

export interface Read<T> {
  /** What the call answered; undefined while it is on its way or when it was refused. */
  readonly value: T | undefined
  /** Why there is no value, as a key of the words; undefined when there is one or it is on its way. */
  readonly refusal: Problem | undefined
  /** What came with the refusal. */
  readonly data: unknown
  /** Nothing to show yet: the place of a skeleton. */
  readonly loading: boolean
  /** `value` belongs to the input before this one. */
  readonly stale: boolean
  readonly again: () => void
}

export interface ReadOptions {
  /** False waits, for instance until a member is there. */
  readonly enabled?: boolean | undefined
  /** Nobody asked for it: no dialog, no message. */
  readonly quiet?: boolean | undefined
  /** Keeps showing the answer to the input before, for instance while the next page comes. */
  readonly keep?: boolean | undefined
}

/** Reads a call of the contract; kept for a minute, read again when a write touches what it shows. */
export const useRead = <E extends Endpoint>(endpoint: E, input: Sent<E>, options: ReadOptions = {}): Read<Out<E>> => {
  const { call } = useApi()
  const query = useQuery({
    ...readOptions(call, endpoint, input, options.quiet),
    enabled: options.enabled ?? true,
    ...(options.keep ? { placeholderData: keepPreviousData } : {}),
  })
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

/** What a loader calls: the answer from the cache, else from the server. Throws `FailedRead` for what passes by itself. */
export type Load = <E extends Endpoint>(endpoint: E, input: Sent<E>) => Promise<Answer<Out<E>>>

export const createLoad =
  (queries: QueryClient, call: Call): Load =>
  (endpoint, input) =>
    queries.ensureQueryData(readOptions(call, endpoint, input))

/** Changes cached answers ahead of the server; the result puts the old ones back. */
export type Patch = <E extends Endpoint>(endpoint: E, change: (value: Out<E>) => Out<E>) => () => void

/** The cache of reads, for optimistic writes. */
export const useReads = (): { readonly patch: Patch; readonly touch: (tags: readonly Tag[]) => void } => {
  const queries = useQueryClient()
  return useMemo(() => ({ patch: patchIn(queries), touch: (tags) => touch(queries, tags) }), [queries])
}

/** Reads that show one of the tags are made again. */
export const touch = (queries: QueryClient, tags: readonly Tag[]): void => {
  if (tags.length === 0) return
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => endpointOfKey(path)?.shows.some((tag) => tags.includes(tag)) ?? false,
  })
}

/** Forgets what was read as a member, when the member changes. */
export const forgetPersonalReads = (queries: QueryClient): void => {
  queries.removeQueries({ predicate: isPersonal })
}

/** Makes them again, where the member has changed behind the page's back. */
export const rereadPersonal = (queries: QueryClient): void => {
  void queries.resetQueries({ predicate: isPersonal })
}

/** A read that may succeed the next time: never kept as an answer. */
export class FailedRead extends Error {
  readonly answer: Extract<Answer<never>, { ok: false }>
  constructor(answer: Extract<Answer<never>, { ok: false }>) {
    super(answer.refusal)
    this.answer = answer
  }
}

const readOptions = <E extends Endpoint>(call: Call, endpoint: E, input: Sent<E>, quiet = false) => {
  known.set(endpoint.path, endpoint)
  return queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal }): Promise<Answer<Out<E>>> => {
      const answer = await call(endpoint, input, { signal, quiet, reading: true })
      if (!answer.ok && passing(answer)) throw new FailedRead(answer)
      return answer
    },
    retry: (failures, error) => failures < 1 && error instanceof FailedRead && error.answer.refusal !== 'tooOften',
    // Without network it fails at once, in words, and is made again when the network is back.
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
}

export const patchIn =
  (queries: QueryClient): Patch =>
  (endpoint, change) => {
    const filter = { queryKey: [endpoint.path] }
    // An answer under way tells what was so before.
    void queries.cancelQueries({ ...filter, predicate: ({ state }) => state.data !== undefined })
    const before = queries.getQueriesData<Answer<Out<typeof endpoint>>>(filter)
    queries.setQueriesData<Answer<Out<typeof endpoint>>>(filter, (answer) =>
      answer?.ok ? { ok: true, value: change(answer.value) } : answer,
    )
    return () => {
      for (const [key, answer] of before) queries.setQueryData(key, answer)
    }
  }

const isPersonal = ({ queryKey: [path] }: Query): boolean => endpointOfKey(path)?.who !== 'anyone'

/** The call of a cached answer; its key begins with the path. */
const endpointOfKey = (path: unknown): Endpoint | undefined => known.get(path)

/** Calls by path, as they are read: a page has the declarations of its own calls only. */
const known = new Map<unknown, Endpoint>()
