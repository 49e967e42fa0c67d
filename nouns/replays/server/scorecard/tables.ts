import type { ColumnType, Generated } from 'kysely'

declare module '#kit/db/tables.ts' {
  interface Tables {
    /** `series` is deflated JSON; null if the file has none. */
    replay_series: { replay: number; series: ColumnType<Buffer | null, Uint8Array | null, Uint8Array | null> }
    replay_cards: {
      replay: number
      hash: string
      shown: string
      nick: string
      still: Generated<number | null>
      way: Generated<boolean>
    }
  }
}
