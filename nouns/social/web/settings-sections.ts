import type { SettingsSection } from '#cards/settings/settings-sections.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { blockedPeoplePack } from '../words/blocked-people.pack.ts'

/** Sections of the settings about other members. */
export const settingsSections: readonly SettingsSection[] = [
  {
    name: 'blocks',
    order: 40,
    group: 'seen',
    icon: 'lock',
    words: (language) => blockedPeoplePack(language).section,
    Page: lazyPart(() => import('./blocks-section.tsx').then((part) => part.BlocksSection)),
  },
]
