import '../tables.ts'

declare module '#kit/db/tables.ts' {
  interface Tables {
    hidden_replays: { replay: number; reason: string; hidden_by: number; at: Date }
  }
}
