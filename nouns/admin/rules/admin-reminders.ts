import type { PoliciesOf } from '#rules/people/reminder-policy.ts'
/** Reminders about a member's own account: the kinds, and the data that each text needs. */
export interface AdminReminders {
  /**
   * Subject `member:{the flagged member}`: the flag was set or lifted; `until` is ISO 8601, or empty without an end.
   */
  readonly blackFlag: { readonly state: 'set' | 'lifted'; readonly reason: string; readonly until: string }
  /** Subject `member:{the member}`: their staff codes have changed; `codes` are the current ones, separated by `|`. */
  readonly staff: { readonly codes: string }
  /** Subject `day:{Beijing day}`: the nightly audit found rows of the ledger that do not add up. */
  readonly ledgerWrong: { readonly rows: string }
  /**
   * Subject `member:{the other account}`, which `id` names too: linked by signing in to both, unlinked, counted as one person's by
   * staff, or not any more.
   */
  readonly linkedAccount: {
    readonly state: 'linked' | 'ended' | 'counted' | 'apart' | 'kept'
    readonly id: string
    readonly reason: string
  }
  /** Subject `member:{the member}`: the account became a robot of the staff, or is none any more. */
  readonly robot: { readonly state: 'set' | 'lifted'; readonly reason: string }
}

const section = { name: 'account', order: 110 }

/** What becomes of each kind. */
export const adminReminders = {
  blackFlag: { group: 'house', section, locked: 'account' },
  staff: { group: 'house', section, locked: 'account' },
  linkedAccount: { group: 'house', section, locked: 'account' },
  robot: { group: 'house', section, locked: 'account' },
  ledgerWrong: { group: 'house', section },
} as const satisfies PoliciesOf<AdminReminders>
