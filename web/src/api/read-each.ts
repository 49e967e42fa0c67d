import type { Endpoint, Out, Sent } from '@patisserie/contract/endpoint'
import { useQueries } from '@tanstack/react-query'
import { useApi } from './api-context.ts'
import { type Read, type ReadOptions, readOf, readOptions } from './reads.ts'

/** Reads a call for several inputs at once, such as the pages of an endless list. As `useRead` for each of them. */
export const useReadEach = <E extends Endpoint>(
  endpoint: E,
  inputs: readonly Sent<E>[],
  { enabled = true, quiet }: Omit<ReadOptions, 'keep'> = {},
): readonly Read<Out<E>>[] => {
  const { call } = useApi()
  const queries = useQueries({
    queries: inputs.map((input) => ({ ...readOptions(call, endpoint, input, quiet), enabled })),
  })
  return queries.map(readOf)
}
