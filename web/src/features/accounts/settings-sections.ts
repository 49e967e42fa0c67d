import type { IconName } from '../../design/icons/icon.tsx'

/** The sections of `/settings/{section}`, in their order. */
export const settingsSections = ['profile', 'account', 'devices', 'preferences'] as const
export type SettingsSection = (typeof settingsSections)[number]

export const sectionIcons: Readonly<Record<SettingsSection, IconName>> = {
  profile: 'user',
  account: 'key-round',
  devices: 'monitor',
  preferences: 'sliders-horizontal',
}

export const sectionOf = (name: string): SettingsSection | undefined =>
  settingsSections.find((section) => section === name)
