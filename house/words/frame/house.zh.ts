import type { Language } from '#rules/language.ts'
import { accounts } from './accounts.zh.ts'
import { commonProblems } from './common-problems.zh.ts'
import { homeHead } from './home-head.zh.ts'
import { session } from './session.zh.ts'
import { shell } from './shell.zh.ts'
import { success } from './success.zh.ts'
import { time } from './time.zh.ts'
import { titles } from './titles.zh.ts'

/** What every page has, but for what the nouns add. */
export const house = {
  // Typed as Language and not as 'zh', so that the English pack has the same type.
  language: 'zh' as Language,
  shell,
  problems: commonProblems,
  success,
  time,
  session,
  titles,
  home: homeHead,
  accounts,
}
