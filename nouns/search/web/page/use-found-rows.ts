import type { ReactNode } from 'react'
import { useBlocked } from '#cards/person/use-blocked.ts'
import type { FoundThings } from '#cards/search/found-things.tsx'
import type { Found } from './search-input.ts'

/** Shows the rows of a type. The first HTML is a guest's: rows by people whom the reader blocks are left out here. */
export function useFoundRows(value: Found): (kind: FoundThings) => readonly ReactNode[] {
  const blocked = useBlocked()
  return ({ rows, show }) => show(value[rows], blocked)
}
