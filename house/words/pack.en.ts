import { accounts } from './en/accounts.ts'
import { commonProblems } from './en/common-problems.ts'
import { homeHead } from './en/home-head.ts'
import { replays } from './en/replays.ts'
import { session } from './en/session.ts'
import { shell } from './en/shell.ts'
import { success } from './en/success.ts'
import { time } from './en/time.ts'
import { titles } from './en/titles.ts'
import type { Words } from './words.ts'

export const en: Words = {
  language: 'en',
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
