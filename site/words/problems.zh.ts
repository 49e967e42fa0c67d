import type { CallRefusal } from '../problem.ts'
import { refusals as accounts } from './calls/accounts.ts'
import { refusals as admin } from './calls/admin.ts'
import { refusals as archive } from './calls/archive.ts'
import { refusals as betStaff } from './calls/bet-staff.ts'
import { refusals as bets } from './calls/bets.ts'
import { refusals as clubs } from './calls/clubs.ts'
import { refusals as desserts } from './calls/desserts.ts'
import { refusals as dragonBalls } from './calls/dragon-balls.ts'
import { refusals as economy } from './calls/economy.ts'
import { refusals as gifts } from './calls/gifts.ts'
import { refusals as home } from './calls/home.ts'
import { refusals as iscore } from './calls/iscore.ts'
import { refusals as messages } from './calls/messages.ts'
import { refusals as ownData } from './calls/own-data.ts'
import { refusals as paintingStaff } from './calls/painting-staff.ts'
import { refusals as paintings } from './calls/paintings.ts'
import { refusals as pictures } from './calls/pictures.ts'
import { refusals as privileges } from './calls/privileges.ts'
import { refusals as queue } from './calls/queue.ts'
import { refusals as reminderPreferences } from './calls/reminder-preferences.ts'
import { refusals as reminders } from './calls/reminders.ts'
import { refusals as replays } from './calls/replays.ts'
import { refusals as roleStaff } from './calls/role-staff.ts'
import { refusals as roles } from './calls/roles.ts'
import { refusals as scorecard } from './calls/scorecard.ts'
import { refusals as search } from './calls/search.ts'
import { refusals as secondFactor } from './calls/second-factor.ts'
import { refusals as shop } from './calls/shop.ts'
import { refusals as social } from './calls/social.ts'
import { refusals as tokens } from './calls/tokens.ts'
import { refusals as writing } from './calls/writing.ts'

/**
 * Refusals that only some calls declare, of all nouns. Not in the pack: loaded after the first page, at the latest with a
 * refusal.
 */
export const problems: Record<CallRefusal, string> = {
  ...accounts,
  ...admin,
  ...home,
  ...paintings,
  ...paintingStaff,
  ...desserts,
  ...dragonBalls,
  ...pictures,
  ...reminders,
  ...replays,
  ...roles,
  ...roleStaff,
  ...scorecard,
  ...social,
  ...tokens,
  ...ownData,
  ...secondFactor,
  ...archive,
  ...bets,
  ...betStaff,
  ...iscore,
  ...economy,
  ...messages,
  ...privileges,
  ...queue,
  ...reminderPreferences,
  ...search,
  ...shop,
  ...clubs,
  ...writing,
  ...gifts,
}
