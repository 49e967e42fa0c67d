import type { Language } from '#rules/language.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { blockedPack } from './blocked-words.ts'

/** Sections of the settings about other members. */
export const socialSections = [
  {
    name: 'blocks',
    group: 'seen',
    icon: 'lock',
    words: (language: Language) => blockedPack(language).section,
    Page: lazyPart(() => import('./blocks-section.tsx').then((part) => part.BlocksSection)),
  },
] as const
