import { accounts } from './accounts.en.ts'
import { commonProblems } from './common-problems.en.ts'
import { homeHead } from './home-head.en.ts'
import type { house as zh } from './house.zh.ts'
import { session } from './session.en.ts'
import { shell } from './shell.en.ts'
import { success } from './success.en.ts'
import { time } from './time.en.ts'
import { titles } from './titles.en.ts'

/** What every page has, but for what the nouns add. */
export const house: typeof zh = {
  language: 'en',
  shell,
  problems: commonProblems,
  success,
  time,
  session,
  titles,
  home: homeHead,
  accounts,
}
