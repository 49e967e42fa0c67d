import type { Generated } from 'kysely'
import type { Scope } from '#contract/endpoint.ts'
import type { Language } from '#rules/language.ts'
import type { ChosenColour } from '#rules/people/colours.ts'
import type { Standing } from '#rules/people/standing.ts'

export interface MembersTable {
  id: Generated<number>
  account: string
  /** In normal form: see `normalMail`. */
  mail: string
  mail_verified_at: Date | null
  password: string
  nick: string
  nick_folded: string
  /** Path of a picture; '' for the generated head. */
  head: Generated<string>
  introduction: Generated<string>
  black: Generated<boolean>
  robot: Generated<boolean>
  staff: Generated<string[]>
  background: Generated<string>
  colour: Generated<ChosenColour>
  black_reason: Generated<string>
  black_until: Generated<Date | null>
  standing: Generated<Standing>
  closed_at: Generated<Date | null>
  named: Generated<boolean>
  /** When the account was forgotten: only the id is left of it. */
  forgotten_at: Generated<Date | null>
  language: Language
  opens_tabs: boolean
  left_bar_closed: boolean
  topics_a_page: number
  floors_a_page: number
  hides_toolbar: boolean
  shows_topics: boolean
  shows_paintings: boolean
  shows_replays: boolean
  shows_desserts: boolean
  shows_honor: boolean
  shows_feed: boolean
  shows_progress: boolean
  shows_presence: Generated<boolean>
  listed: Generated<boolean>
  /** What lists by name order by: see `sortedName`. */
  sorts_as: Generated<string>
  first_login_at: Date | null
  created_at: Date
}

interface SessionsTable {
  id: Generated<string>
  member: number
  token_hash: Buffer
  agent: string
  created_at: Date
  seen_at: Date
  entered_by: Generated<number | null>
  /** The session of the staff from which they entered this one. */
  entered_from: Generated<string | null>
  /** The session of another account of the same person from which this one was switched to: it ends with that one. */
  switched_from: Generated<string | null>
}

interface AccountLinksTable {
  one: number
  other: number
  made_by: 'owner' | 'staff'
  staff: Generated<number | null>
  reason: Generated<string>
  made_at: Date
  ended_at: Generated<Date | null>
  counts_until: Generated<Date | null>
}

interface ScriptTokensTable {
  id: Generated<number>
  member: number
  name: string
  token_hash: Buffer
  scopes: Scope[]
  created_at: Date
  expires_at: Date
  seen_at: Date | null
}

interface SecondFactorsTable {
  member: number
  secret: Buffer
  last_step: Generated<number>
  created_at: Date
  confirmed_at: Date | null
}

interface ClosuresTable {
  member: number
  nick: string
  head: string
  introduction: string
  background: string
  shown: string[]
  closed_at: Date
  forget_at: Date
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    members: MembersTable
    sessions: SessionsTable
    script_tokens: ScriptTokensTable
    account_links: AccountLinksTable
    linked_accounts: { member: number; person: number; opened: Generated<boolean> }
    member_looks: { member: number; look: string; rules: number }
    presence: { member: number; seen_at: Date; here: boolean }
    member_names: { member: number; word: string; whole: boolean }
    second_factors: SecondFactorsTable
    recovery_codes: { member: number; code_hash: Buffer; used_at: Date | null }
    log_in_tickets: { token_hash: Buffer; member: number; tries: Generated<number>; expires_at: Date }
    closures: ClosuresTable
  }
}
