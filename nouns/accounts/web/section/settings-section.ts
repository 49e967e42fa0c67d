import type { ComponentType } from 'react'
import type { Profile } from '#contract/profile.ts'
import type { IconName } from '#design/icons/icon.tsx'
import type { Language } from '#rules/language.ts'

export interface SectionProps {
  readonly profile: Profile
}

/** Groups of sections, in their order. */
export const settingsGroups = ['seen', 'entry', 'use', 'data'] as const
export type SettingsGroup = (typeof settingsGroups)[number]

/** One section of `/settings/{name}`. Any noun may have one; `site/web/settings.tsx` puts them together. */
export interface SettingsSection {
  /** Small letters only. */
  readonly name: string
  readonly group: SettingsGroup
  readonly icon: IconName
  readonly words: (language: Language) => { readonly name: string; readonly text: string }
  readonly Page: ComponentType<SectionProps>
}
