import { ownData } from '#nouns/accounts/words/calls/own-data.zh.ts'
import { roles } from '#nouns/accounts/words/calls/roles.zh.ts'
import { admin } from '#nouns/admin/words/calls/admin.zh.ts'
import { roleStaff } from '#nouns/admin/words/calls/role-staff.zh.ts'
import { archive } from '#nouns/archive/words/calls/archive.zh.ts'
import { betStaff } from '#nouns/bets/words/calls/bet-staff.zh.ts'
import { bets } from '#nouns/bets/words/calls/bets.zh.ts'
import { clubs } from '#nouns/clubs/words/calls/clubs.zh.ts'
import { desserts } from '#nouns/desserts/words/calls/desserts.zh.ts'
import { economy } from '#nouns/economy/words/calls/economy.zh.ts'
import { gifts } from '#nouns/gifts/words/calls/gifts.zh.ts'
import { home } from '#nouns/home/words/calls/home.zh.ts'
import { messages } from '#nouns/messages/words/calls/messages.zh.ts'
import { dragonBalls } from '#nouns/paintings/words/calls/dragon-balls.zh.ts'
import { paintingStaff } from '#nouns/paintings/words/calls/painting-staff.zh.ts'
import { paintings } from '#nouns/paintings/words/calls/paintings.zh.ts'
import { privileges } from '#nouns/privileges/words/calls/privileges.zh.ts'
import { queue } from '#nouns/queue/words/calls/queue.zh.ts'
import { reminderPreferences } from '#nouns/reminders/words/calls/reminder-preferences.zh.ts'
import { reminders } from '#nouns/reminders/words/calls/reminders.zh.ts'
import { iscore } from '#nouns/replays/words/calls/iscore.zh.ts'
import { replays } from '#nouns/replays/words/calls/replays.zh.ts'
import { scorecard } from '#nouns/replays/words/calls/scorecard.zh.ts'
import { search } from '#nouns/search/words/calls/search.zh.ts'
import { shop } from '#nouns/shop/words/calls/shop.zh.ts'
import { signIn } from '#nouns/sign-in/words/calls/sign-in.zh.ts'
import { social } from '#nouns/social/words/calls/social.zh.ts'
import { tokens } from '#nouns/tokens/words/calls/tokens.zh.ts'
import { accounts } from '#words/calls/accounts.zh.ts'
import { pictures } from '#words/calls/pictures.zh.ts'
import { secondFactor } from '#words/calls/second-factor.zh.ts'
import { writing } from '#words/calls/writing.zh.ts'
import type { NounWords } from './calls.ts'

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
