import { replays } from '#nouns/replays/words/replays.en.ts'
import { accounts } from './frame/accounts.en.ts'
import { commonProblems } from './frame/common-problems.en.ts'
import { homeHead } from './frame/home-head.en.ts'
import { session } from './frame/session.en.ts'
import { shell } from './frame/shell.en.ts'
import { success } from './frame/success.en.ts'
import { time } from './frame/time.en.ts'
import { titles } from './frame/titles.en.ts'
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
