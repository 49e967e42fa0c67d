/** What members are told of about people, by kind, with the data its words need. */
export interface SocialReminders {
  /** Subject `member:{whoever is followed}`, so that followers merge. */
  readonly follow: Record<never, never>
}

export const socialReminders = ['follow'] as const satisfies readonly (keyof SocialReminders)[]
