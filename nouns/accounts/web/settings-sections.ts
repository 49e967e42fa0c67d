import { lazyPart } from '#session/lazy-part.tsx'
import { rolesPack } from '../words/roles.pack.ts'
import { settingsPack } from '../words/settings.pack.ts'
import type { settings } from '../words/settings.zh.ts'
import type { SettingsSection } from './section/settings-section.ts'

type Named = keyof typeof settings.sections

const section = (name: Named, rest: Pick<SettingsSection, 'group' | 'icon' | 'Page'>): SettingsSection => ({
  name,
  words: (language) => settingsPack(language).sections[name],
  ...rest,
})

/** The sections of the accounts; each comes in a chunk of its own. */
export const accountSections: readonly SettingsSection[] = [
  section('profile', {
    group: 'seen',
    icon: 'user',
    Page: lazyPart(() => import('./settings/profile-section.tsx').then((part) => part.ProfileSection)),
  }),
  section('background', {
    group: 'seen',
    icon: 'image',
    Page: lazyPart(() => import('./pictures/background-section.tsx').then((part) => part.BackgroundSection)),
  }),
  section('privacy', {
    group: 'seen',
    icon: 'eye',
    Page: lazyPart(() => import('./settings/privacy-section.tsx').then((part) => part.PrivacySection)),
  }),
  section('account', {
    group: 'entry',
    icon: 'key-round',
    Page: lazyPart(() => import('./settings/account-section.tsx').then((part) => part.AccountSection)),
  }),
  section('twofactor', {
    group: 'entry',
    icon: 'shield-check',
    Page: lazyPart(() => import('./security/factor-section.tsx').then((part) => part.FactorSection)),
  }),
  section('devices', {
    group: 'entry',
    icon: 'monitor',
    Page: lazyPart(() => import('./security/devices-section.tsx').then((part) => part.DevicesSection)),
  }),
  {
    name: 'roles',
    group: 'entry',
    icon: 'layers',
    words: (language) => rolesPack(language).section,
    Page: lazyPart(() => import('./roles/roles-section.tsx').then((part) => part.RolesSection)),
  },
  section('preferences', {
    group: 'use',
    icon: 'sliders-horizontal',
    Page: lazyPart(() => import('./settings/preferences-section.tsx').then((part) => part.PreferencesSection)),
  }),
  section('tokens', {
    group: 'use',
    icon: 'code',
    Page: lazyPart(() => import('./security/tokens-section.tsx').then((part) => part.TokensSection)),
  }),
  section('data', {
    group: 'data',
    icon: 'download',
    Page: lazyPart(() => import('./settings/data-section.tsx').then((part) => part.DataSection)),
  }),
]
