import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Reads that begin from here on are kept for `ms` milliseconds after nothing shows them: a page that is kept hidden shows none,
 * and would come back without what it was built from.
 */
export const useKeptReads = (ms: number): void => {
  const queries = useQueryClient()
  useState(() => {
    const before = queries.getDefaultOptions()
    queries.setDefaultOptions({ ...before, queries: { ...before.queries, gcTime: ms } })
  })
}
