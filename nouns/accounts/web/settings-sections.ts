import type { SettingsSection } from '#cards/settings/settings-sections.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { rolesPack } from '../words/roles.pack.ts'
import { settingsPack } from '../words/settings.pack.ts'
import type { settings } from '../words/settings.zh.ts'

type Named = keyof typeof settings.sections

const section = (name: Named, rest: Pick<SettingsSection, 'order' | 'group' | 'icon' | 'Page'>): SettingsSection => ({
  name,
  words: (language) => settingsPack(language).sections[name],
  ...rest,
})

/** The sections of the accounts; each comes in a chunk of its own. */
export const settingsSections: readonly SettingsSection[] = [
  section('profile', {
    order: 10,
    group: 'seen',
    icon: 'user',
    Page: lazyPart(() => import('./settings/profile-section.tsx').then((part) => part.ProfileSection)),
  }),
  section('background', {
    order: 20,
    group: 'seen',
    icon: 'image',
    Page: lazyPart(() => import('./pictures/background-section.tsx').then((part) => part.BackgroundSection)),
  }),
  section('privacy', {
    order: 30,
    group: 'seen',
    icon: 'eye',
    Page: lazyPart(() => import('./settings/privacy-section.tsx').then((part) => part.PrivacySection)),
  }),
  section('account', {
    order: 50,
    group: 'entry',
    icon: 'key-round',
    Page: lazyPart(() => import('./settings/account-section.tsx').then((part) => part.AccountSection)),
  }),
  section('twofactor', {
    order: 60,
    group: 'entry',
    icon: 'shield-check',
    Page: lazyPart(() => import('./security/factor-section.tsx').then((part) => part.FactorSection)),
  }),
  section('devices', {
    order: 70,
    group: 'entry',
    icon: 'monitor',
    Page: lazyPart(() => import('./security/devices-section.tsx').then((part) => part.DevicesSection)),
  }),
  {
    name: 'roles',
    order: 80,
    group: 'entry',
    icon: 'layers',
    words: (language) => rolesPack(language).section,
    Page: lazyPart(() => import('./roles/roles-section.tsx').then((part) => part.RolesSection)),
  },
  section('preferences', {
    order: 90,
    group: 'use',
    icon: 'sliders-horizontal',
    Page: lazyPart(() => import('./settings/preferences-section.tsx').then((part) => part.PreferencesSection)),
  }),
  section('data', {
    order: 120,
    group: 'data',
    icon: 'download',
    Page: lazyPart(() => import('./settings/data-section.tsx').then((part) => part.DataSection)),
  }),
]
