import type { Language } from '#rules/language.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { blockedPeoplePack } from '../words/blocked-people.pack.ts'

/** Sections of the settings about other members. */
export const socialSections = [
  {
    name: 'blocks',
    group: 'seen',
    icon: 'lock',
    words: (language: Language) => blockedPeoplePack(language).section,
    Page: lazyPart(() => import('./blocks-section.tsx').then((part) => part.BlocksSection)),
  },
] as const
