import type { SettingsSection } from '#cards/settings/settings-sections.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { tokensSectionPack } from '../words/tokens-section.pack.ts'

/** Section of the settings about script tokens. */
export const settingsSections: readonly SettingsSection[] = [
  {
    name: 'tokens',
    order: 100,
    group: 'use',
    icon: 'code',
    words: tokensSectionPack,
    Page: lazyPart(() => import('./settings/tokens-section.tsx').then((part) => part.TokensSection)),
  },
]
