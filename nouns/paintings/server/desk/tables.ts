import '../tables.ts'

declare module '#kit/db/tables.ts' {
  interface Tables {
    painting_doubts: { painting: number; at: Date }
    cleared_paintings: { painting: number; at: Date }
  }
}
