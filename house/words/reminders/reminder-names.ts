/** What the settings call kinds of reminders and their sections, each by its name. */
export interface ReminderNames {
  readonly sections: Readonly<Record<string, string>>
  readonly kinds: Readonly<Record<string, string>>
}
