import type { Generated, GeneratedAlways } from 'kysely'

declare module '#kit/db/tables.ts' {
  interface Tables {
    search_queue: { no: GeneratedAlways<number>; kind: string; id: number; at: Generated<Date> }
    search_state: {
      kind: string
      version: Generated<number>
      generation: Generated<number>
      building: number | null
      floor_id: Generated<number>
      building_floor: Generated<number>
      rules: number
    }
    search_segments: {
      seg: GeneratedAlways<number>
      kind: string
      generation: number
      level: number
      first_id: number
      last_id: number
      documents: number
      ids: Uint8Array
      columns: Uint8Array
      directory: Uint8Array
      dead: Uint8Array
      version: number
      retired_at: Date | null
      buried_at: Date | null
    }
    search_pages: { seg: number; no: number; data: Uint8Array }
  }
}
