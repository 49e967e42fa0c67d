declare module '#kit/db/tables.ts' {
  interface Tables {
    directory_counts: { member: number; followers: number; replays: number }
  }
}

export {}
