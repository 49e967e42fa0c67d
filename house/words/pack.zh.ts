import { replays } from '#nouns/replays/words/replays.zh.ts'
import type { Language } from '#rules/language.ts'
import { accounts } from './frame/accounts.zh.ts'
import { commonProblems } from './frame/common-problems.zh.ts'
import { homeHead } from './frame/home-head.zh.ts'
import { session } from './frame/session.zh.ts'
import { shell } from './frame/shell.zh.ts'
import { success } from './frame/success.zh.ts'
import { time } from './frame/time.zh.ts'
import { titles } from './frame/titles.zh.ts'

export const zh = {
  // Typed as Language and not as 'zh', so that the English pack has the same type.
  language: 'zh' as Language,
  shell,
  problems: commonProblems,
  success,
  time,
  session,
  titles,
  home: homeHead,
  replays,
  accounts,
}
