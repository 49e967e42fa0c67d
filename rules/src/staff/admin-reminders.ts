/** What members are told of about their standing, by kind, with the data its words need. */
export interface AdminReminders {
  /** Subject `member:{whoever is flagged}`; `until` is ISO 8601, or empty without an end. */
  readonly blackFlag: { readonly state: 'set' | 'lifted'; readonly reason: string; readonly until: string }
  /** Subject `member:{whoever it is}`: permission codes as they are now, with `|` between. */
  readonly staff: { readonly codes: string }
}

export const adminReminders = ['blackFlag', 'staff'] as const satisfies readonly (keyof AdminReminders)[]
