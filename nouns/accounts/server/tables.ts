import type { Generated, GeneratedAlways } from 'kysely'

/** What a mailed link does. */
export type LinkKind = 'verify' | 'change' | 'undo' | 'reset' | 'unlock' | 'reopen'

export interface MailLinksTable {
  id: GeneratedAlways<number>
  kind: LinkKind
  member: number
  mail: string
  token_hash: Buffer
  code_hash: Buffer | null
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    log_ins: {
      id: GeneratedAlways<number>
      member: number
      session: string
      ip: string
      network: string
      at: Date
    }
    mail_links: MailLinksTable
    unverified_accounts: { member: number; ends_at: Date; told_at: Date | null }
    login_attempts: { door: string; network: string; wrong: Buffer; at: Date }
    login_freezes: { door: string; network: string; until: Date }
  }
}
