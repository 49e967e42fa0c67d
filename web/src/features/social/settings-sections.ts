import { person as en } from '@patisserie/words/en/person'
import { person as zh } from '@patisserie/words/zh/person'
import { lazyPart } from '../../session/lazy-part.tsx'

/** What one sets about others. */
export const socialSections = [
  {
    name: 'blocks',
    group: 'seen',
    icon: 'lock',
    words: { zh: zh.section, en: en.section },
    Page: lazyPart(() => import('./blocks-section.tsx').then((part) => part.BlocksSection)),
  },
] as const
