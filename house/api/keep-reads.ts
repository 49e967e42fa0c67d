import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Sets how long reads that start from now on stay cached after their last observer unmounts, in milliseconds. A hidden
 * (kept) page has no observers: without this its reads would be garbage collected, and it would come back empty.
 */
export const useKeptReads = (ms: number): void => {
  const queries = useQueryClient()
  useState(() => {
    const before = queries.getDefaultOptions()
    queries.setDefaultOptions({ ...before, queries: { ...before.queries, gcTime: ms } })
  })
}
