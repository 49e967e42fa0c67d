import { replays } from '#nouns/replays/words/replays.en.ts'
import { accounts } from './accounts.en.ts'
import { commonProblems } from './common-problems.en.ts'
import { homeHead } from './home-head.en.ts'
import { session } from './session.en.ts'
import { shell } from './shell.en.ts'
import { success } from './success.en.ts'
import { time } from './time.en.ts'
import { titles } from './titles.en.ts'
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
