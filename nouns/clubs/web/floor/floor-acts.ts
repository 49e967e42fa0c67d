import { createContext } from 'react'
import { useProvided } from '#api/provided.ts'
import type { FloorRow } from '../../contract/clubs.ts'

/** Acts of a floor, which the page carries out. */
export interface FloorActs {
  /** Id of the reader; null for guests and until it is known. */
  readonly me: number | null
  readonly liked: ReadonlySet<number>
  /** The reader is staff who act on floors. */
  readonly keeps: boolean
  /** Whose words are folded away. */
  readonly blocked: ReadonlySet<number>
  /** The last floor read before this visit; null where that is not known. */
  readonly read: number | null
  readonly like: (row: FloorRow) => void
  /** Numbers of the floors that the reply being written quotes. */
  readonly quoting: readonly number[]
  /** Null where nothing can be added. */
  readonly quote: ((row: FloorRow) => void) | null
  readonly copy: (row: FloorRow) => void
  readonly ask: (kind: FloorDialog['kind'], row: FloorRow) => void
  readonly remove: (row: FloorRow) => void
  readonly undo: (row: FloorRow) => void
  /** Number of the floor that is being edited. */
  readonly editing: number | null
  readonly edit: (floor: number | null) => void
}

/** The dialog that is open over the page. */
export interface FloorDialog {
  readonly kind: 'report' | 'history' | 'removeTopic' | 'staff'
  readonly row: FloorRow
}

export const FloorActsContext = createContext<FloorActs | null>(null)

export const useActs = (): FloorActs => useProvided(FloorActsContext)
