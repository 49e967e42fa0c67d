import type { Language } from '@patisserie/rules/language'
import { accounts } from './zh/accounts.ts'
import { commonProblems } from './zh/common-problems.ts'
import { homeHead } from './zh/home-head.ts'
import { later } from './zh/later.ts'
import { replays } from './zh/replays.ts'
import { session } from './zh/session.ts'
import { shell } from './zh/shell.ts'
import { success } from './zh/success.ts'
import { time } from './zh/time.ts'

export const zh = {
  // Typed as Language and not as 'zh', so that the English pack has the same type.
  language: 'zh' as Language,
  shell,
  problems: commonProblems,
  success,
  time,
  session,
  later,
  home: homeHead,
  replays,
  accounts,
}
