import type { NounWords } from '../calls.ts'
import { accounts } from './calls/accounts.ts'
import { admin } from './calls/admin.ts'
import { archive } from './calls/archive.ts'
import { betStaff } from './calls/bet-staff.ts'
import { bets } from './calls/bets.ts'
import { clubs } from './calls/clubs.ts'
import { desserts } from './calls/desserts.ts'
import { dragonBalls } from './calls/dragon-balls.ts'
import { economy } from './calls/economy.ts'
import { gifts } from './calls/gifts.ts'
import { home } from './calls/home.ts'
import { iscore } from './calls/iscore.ts'
import { messages } from './calls/messages.ts'
import { ownData } from './calls/own-data.ts'
import { paintingStaff } from './calls/painting-staff.ts'
import { paintings } from './calls/paintings.ts'
import { pictures } from './calls/pictures.ts'
import { privileges } from './calls/privileges.ts'
import { queue } from './calls/queue.ts'
import { reminderPreferences } from './calls/reminder-preferences.ts'
import { reminders } from './calls/reminders.ts'
import { replays } from './calls/replays.ts'
import { roleStaff } from './calls/role-staff.ts'
import { roles } from './calls/roles.ts'
import { scorecard } from './calls/scorecard.ts'
import { search } from './calls/search.ts'
import { secondFactor } from './calls/second-factor.ts'
import { shop } from './calls/shop.ts'
import { signIn } from './calls/sign-in.ts'
import { social } from './calls/social.ts'
import { tokens } from './calls/tokens.ts'
import { writing } from './calls/writing.ts'

/** Texts of the OpenAPI document: title, introduction, and of each noun its name and what its calls do. Not in the pack. */
export const api = {
  title: '接口文档',
  text: '每个接口都用 POST 或 GET 发到 /api 下面，回答总是 {auth, data, msg}：auth 是没过的门，msg 是拒绝的原因。脚本请用自己的令牌。',
  nouns: {
    accounts,
    admin,
    home,
    paintings,
    paintingStaff,
    desserts,
    dragonBalls,
    pictures,
    reminders,
    reminderPreferences,
    replays,
    roles,
    roleStaff,
    scorecard,
    messages,
    privileges,
    queue,
    search,
    shop,
    signIn,
    social,
    tokens,
    ownData,
    secondFactor,
    archive,
    bets,
    betStaff,
    economy,
    iscore,
    clubs,
    writing,
    gifts,
  } satisfies NounWords,
}
