import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** One occurrence of a fault: its time and its request. */
export interface FaultMeeting {
  readonly requestId: string
  readonly time: string
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    faults: {
      fingerprint: string
      kind: 'server' | 'client'
      message: string
      path: string
      place: string
      count: number
      first_at: Date
      last_at: Date
      recent: ColumnType<FaultMeeting[], string, string>
    }
    appeals: {
      id: GeneratedAlways<number>
      member: number
      about: Generated<'black' | 'counted'>
      text: string
      at: Date
      state: Generated<'open' | 'pass' | 'notPass'>
      answer: Generated<string>
      decided_at: Date | null
      past: Generated<boolean>
    }
  }
}
