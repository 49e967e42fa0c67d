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
    second_factors: {
      member: number
      secret: Buffer
      last_step: Generated<number>
      created_at: Date
      confirmed_at: Date | null
    }
    recovery_codes: { member: number; code_hash: Buffer; used_at: Date | null }
    log_in_tickets: { token_hash: Buffer; member: number; tries: Generated<number>; expires_at: Date }
    closures: {
      member: number
      nick: string
      head: string
      introduction: string
      background: string
      shown: string[]
      closed_at: Date
      forget_at: Date
    }
    login_attempts: { door: string; network: string; wrong: Buffer; at: Date }
    login_freezes: { door: string; network: string; until: Date }
  }
}
