import type { ComponentType } from 'react'
import type { Profile } from '#contract/profile.ts'
import type { IconName } from '#design/icons/icon.tsx'
import { byNoun, eachOf, inOrder } from '#rules/by-noun.ts'
import type { Language } from '#rules/language.ts'

export interface SectionProps {
  readonly profile: Profile
}

/** Groups of sections, in their order. */
export const settingsGroups = ['seen', 'entry', 'use', 'data'] as const
export type SettingsGroup = (typeof settingsGroups)[number]

/** One section of `/settings/{name}`. */
export interface SettingsSection {
  /** Small letters only. */
  readonly name: string
  /** Its place among all sections; those of a group stand together. */
  readonly order: number
  readonly group: SettingsGroup
  readonly icon: IconName
  readonly words: (language: Language) => { readonly name: string; readonly text: string }
  readonly Page: ComponentType<SectionProps>
}

/** The sections of all nouns. */
export const settingsSections = inOrder(
  eachOf(
    byNoun(
      import.meta.glob<readonly SettingsSection[]>('../../../nouns/*/web/settings-sections.ts', {
        eager: true,
        import: 'settingsSections',
      }),
    ),
  ),
)
