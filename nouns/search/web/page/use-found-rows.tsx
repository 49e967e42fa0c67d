import type { ReactNode } from 'react'
import { useBlocked } from '#cards/person/use-blocked.ts'
import type { SearchType } from '#rules/search/typed-search.ts'
import {
  FoundClubRow,
  FoundFloorRow,
  FoundPaintingRow,
  FoundPersonRow,
  FoundReplayRow,
  FoundTopicRow,
} from './found-rows.tsx'
import type { Found } from './search-input.ts'

/** The rows of each type. The first HTML is a guest's: rows by people whom the reader blocks are left out here. */
export function useFoundRows(value: Found): Readonly<Record<SearchType, readonly ReactNode[]>> {
  const blocked = useBlocked()
  return {
    topic: value.topics
      .filter(({ UID }) => !blocked.has(UID))
      .map((row) => <FoundTopicRow key={row.KeyID} row={row} />),
    floor: value.floors
      .filter(({ UID }) => !blocked.has(UID))
      .map((row) => <FoundFloorRow key={`${row.T} ${row.FLOOR}`} row={row} />),
    replay: value.replays
      .filter(({ UPID }) => !blocked.has(UPID))
      .map((row) => <FoundReplayRow key={row.KeyID} row={row} />),
    painting: value.paintings
      .filter(({ UPID }) => !blocked.has(UPID))
      .map((row) => <FoundPaintingRow key={row.KeyID} row={row} />),
    user: value.people.filter(({ UID }) => !blocked.has(UID)).map((row) => <FoundPersonRow key={row.UID} row={row} />),
    club: value.clubs.map((row) => <FoundClubRow key={row.KeyID} row={row} />),
  }
}
