import type { Language } from '@patisserie/rules/language'
import { accounts } from './zh/accounts.ts'
import { commonProblems } from './zh/common-problems.ts'
import { homeHead } from './zh/home-head.ts'
import { replays } from './zh/replays.ts'
import { session } from './zh/session.ts'
import { shell } from './zh/shell.ts'
import { success } from './zh/success.ts'
import { time } from './zh/time.ts'
import { titles } from './zh/titles.ts'

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
