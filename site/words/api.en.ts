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

export const api = {
  title: 'The calls',
  text: 'Every call goes to /api by POST or GET and answers {auth, data, msg}: auth names a gate that was not passed, msg the reason of a refusal. Scripts use tokens of their own.',
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
