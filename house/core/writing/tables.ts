import type { Generated } from 'kysely'

declare module '#kit/db/tables.ts' {
  interface Tables {
    own_emoji: { id: Generated<number>; member: number; src: string; at: Date }
  }
}
