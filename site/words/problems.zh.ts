import { refusals as ownData } from '#nouns/accounts/words/calls/own-data.zh.ts'
import { refusals as roles } from '#nouns/accounts/words/calls/roles.zh.ts'
import { refusals as admin } from '#nouns/admin/words/calls/admin.zh.ts'
import { refusals as roleStaff } from '#nouns/admin/words/calls/role-staff.zh.ts'
import { refusals as archive } from '#nouns/archive/words/calls/archive.zh.ts'
import { refusals as betStaff } from '#nouns/bets/words/calls/bet-staff.zh.ts'
import { refusals as bets } from '#nouns/bets/words/calls/bets.zh.ts'
import { refusals as clubs } from '#nouns/clubs/words/calls/clubs.zh.ts'
import { refusals as desserts } from '#nouns/desserts/words/calls/desserts.zh.ts'
import { refusals as economy } from '#nouns/economy/words/calls/economy.zh.ts'
import { refusals as gifts } from '#nouns/gifts/words/calls/gifts.zh.ts'
import { refusals as home } from '#nouns/home/words/calls/home.zh.ts'
import { refusals as messages } from '#nouns/messages/words/calls/messages.zh.ts'
import { refusals as dragonBalls } from '#nouns/paintings/words/calls/dragon-balls.zh.ts'
import { refusals as paintingStaff } from '#nouns/paintings/words/calls/painting-staff.zh.ts'
import { refusals as paintings } from '#nouns/paintings/words/calls/paintings.zh.ts'
import { refusals as privileges } from '#nouns/privileges/words/calls/privileges.zh.ts'
import { refusals as queue } from '#nouns/queue/words/calls/queue.zh.ts'
import { refusals as reminderPreferences } from '#nouns/reminders/words/calls/reminder-preferences.zh.ts'
import { refusals as reminders } from '#nouns/reminders/words/calls/reminders.zh.ts'
import { refusals as iscore } from '#nouns/replays/words/calls/iscore.zh.ts'
import { refusals as replays } from '#nouns/replays/words/calls/replays.zh.ts'
import { refusals as scorecard } from '#nouns/replays/words/calls/scorecard.zh.ts'
import { refusals as search } from '#nouns/search/words/calls/search.zh.ts'
import { refusals as shop } from '#nouns/shop/words/calls/shop.zh.ts'
import { refusals as social } from '#nouns/social/words/calls/social.zh.ts'
import { refusals as tokens } from '#nouns/tokens/words/calls/tokens.zh.ts'
import { refusals as accounts } from '#words/calls/accounts.zh.ts'
import { refusals as pictures } from '#words/calls/pictures.zh.ts'
import { refusals as secondFactor } from '#words/calls/second-factor.zh.ts'
import { refusals as writing } from '#words/calls/writing.zh.ts'
import type { CallRefusal } from '#words/problem.ts'

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
