import type { SearchSource } from '#core/search/source.ts'

/** What of clubs is indexed. Hidden clubs are left out when searching, by their number (`room`). */
export const clubSources: readonly SearchSource[] = [
  {
    kind: 'floor',
    rows: `select f.id::integer as id, f.words as text, f.author, f.topic as place, t.club as room
      from floors f join topics t on t.id = f.topic
      where f.held_at is null and f.removed_at is null and t.held_at is null and t.removed_at is null`,
    id: 'f.id',
  },
  {
    kind: 'topic',
    rows: `select t.id, t.title as text, t.author, t.id as place, t.club as room from topics t
      where t.held_at is null and t.removed_at is null`,
    id: 't.id',
  },
]
