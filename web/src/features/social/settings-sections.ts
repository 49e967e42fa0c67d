import type { Language } from '@patisserie/rules/language'
import { lazyPart } from '../../session/lazy-part.tsx'
import { wordPack } from '../../session/word-pack.ts'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/person').then(({ person }) => person),
  en: () => import('@patisserie/words/en/person').then(({ person }) => person),
})

/** Sections of the settings about other members. */
export const socialSections = [
  {
    name: 'blocks',
    group: 'seen',
    icon: 'lock',
    words: (language: Language) => pack(language).section,
    Page: lazyPart(() => import('./blocks-section.tsx').then((part) => part.BlocksSection)),
  },
] as const
