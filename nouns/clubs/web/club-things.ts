import type { ThingKind } from '#api/patch-thing.ts'
import type { FloorRow, TopicRow } from '../contract/clubs.ts'

/** Rows and heads of topics. */
export const topicThing: ThingKind<Pick<TopicRow, 'KeyID' | 'LIKES'>> = {
  isRow: (value): value is TopicRow => 'LASTFLOOR' in value && 'TITLE' in value,
  id: ({ KeyID }) => KeyID,
}

/** Floors of topics, named by `floorId`. */
export const floorThing: ThingKind<FloorRow> = {
  isRow: (value): value is FloorRow => 'FLOOR' in value && 'LIKES' in value,
  id: ({ T, FLOOR }) => floorId(T, FLOOR),
}

export const floorId = (t: number, floor: number): string => `${t}:${floor}`
