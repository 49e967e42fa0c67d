interface ReactionColumns {
  kind: string
  subject: number
  member: number
  at: Date
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    likes: ReactionColumns
    favourites: ReactionColumns
  }
}
