interface StaffLogTable {
  id: number
  at: Date
  actor: number
  entered: number | null
  act: string
  subject: string
  reason: string
  before: string
  after: string
  hash: Buffer
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    staff_log: StaffLogTable
  }
}
