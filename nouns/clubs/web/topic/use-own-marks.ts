import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useMe } from '#session/me.ts'
import type { FloorRow } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { readUpTo } from './read-up-to.ts'

/** The reader's own state on a topic's page: likes, read position, favourite. */
export interface OwnMarks {
  /** Whether it is known; never for guests. */
  readonly known: boolean
  readonly favourite: boolean
  readonly liked: ReadonlySet<number>
  /**
   * How far the reader had read when the topic was opened, with what they wrote since; 0 for the first time, null until
   * it is known.
   */
  readonly read: number | null
}

export const useOwnMarks = (t: number, rows: readonly FloorRow[]): OwnMarks => {
  const { status, profile } = useMe()
  const floors = rows.map(({ FLOOR }) => FLOOR)
  const enabled = status === 'member' && floors.length > 0
  const { value } = useRead(clubs.calls.ownMarks, { t, floors }, { enabled, quiet: true, keep: true })
  const [read, setRead] = useState<number | null>(null)
  // Reading on does not move the place where the new floors began.
  if (value && read === null) setRead(value.READ)
  return {
    known: value !== undefined,
    favourite: value?.FAVOURITE === 'Y',
    liked: new Set(value?.LIKED),
    read: read === null || !profile ? read : readUpTo(read, rows, profile.id),
  }
}
