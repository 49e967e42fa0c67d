import type { IconName } from '#design/icons/icon.tsx'
import type { ReminderPolicy } from '#rules/people/reminder-policy.ts'
import type { ReminderText, ReminderTold, Sentences } from '#words/reminders/told.ts'
import type { WordPack } from '#words/word-pack.ts'

/** How one kind of reminders shows. */
export interface ReminderView extends ReminderPolicy {
  readonly icon: IconName
  /** Colour of the mark: people like, people speak, the house decides, the house warns. */
  readonly tone: 'warm' | 'cool' | 'fresh' | 'grave'
  readonly text: (told: ReminderTold) => ReminderText
}

interface Stated<Kind extends string, Words> {
  readonly policies: Readonly<Record<Kind, ReminderPolicy>>
  readonly sentences: Sentences<Kind, Words>
  readonly pack: WordPack<Words>
}

/** The kinds of a noun as they show, from their rules, sentences and words. */
export const viewsOf = <Kind extends string, Words>(
  { policies, sentences, pack }: Stated<Kind, Words>,
  shown: Readonly<Record<NoInfer<Kind>, Pick<ReminderView, 'icon' | 'tone'>>>,
): Readonly<Record<Kind, ReminderView>> => {
  const kinds = Object.keys(policies) as Kind[] // its own keys
  const views = kinds.map((kind) => {
    const text = (told: ReminderTold): ReminderText => sentences[kind](told, pack(told.language))
    return [kind, { ...policies[kind], ...shown[kind], text }] as const
  })
  return Object.fromEntries(views) as Readonly<Record<Kind, ReminderView>> // the same keys
}
