import type { Generated } from 'kysely'

declare module '#kit/db/tables.ts' {
  interface Tables {
    follows: { follower: number; followed: number; at: Date; seen: Generated<boolean> }
    blocks: { blocker: number; blocked: number; at: Date }
  }
}
