import { refusals as ownData } from '#nouns/accounts/words/calls/own-data.en.ts'
import { refusals as roles } from '#nouns/accounts/words/calls/roles.en.ts'
import { refusals as admin } from '#nouns/admin/words/calls/admin.en.ts'
import { refusals as roleStaff } from '#nouns/admin/words/calls/role-staff.en.ts'
import { refusals as archive } from '#nouns/archive/words/calls/archive.en.ts'
import { refusals as betStaff } from '#nouns/bets/words/calls/bet-staff.en.ts'
import { refusals as bets } from '#nouns/bets/words/calls/bets.en.ts'
import { refusals as clubs } from '#nouns/clubs/words/calls/clubs.en.ts'
import { refusals as desserts } from '#nouns/desserts/words/calls/desserts.en.ts'
import { refusals as economy } from '#nouns/economy/words/calls/economy.en.ts'
import { refusals as gifts } from '#nouns/gifts/words/calls/gifts.en.ts'
import { refusals as home } from '#nouns/home/words/calls/home.en.ts'
import { refusals as messages } from '#nouns/messages/words/calls/messages.en.ts'
import { refusals as dragonBalls } from '#nouns/paintings/words/calls/dragon-balls.en.ts'
import { refusals as paintingStaff } from '#nouns/paintings/words/calls/painting-staff.en.ts'
import { refusals as paintings } from '#nouns/paintings/words/calls/paintings.en.ts'
import { refusals as privileges } from '#nouns/privileges/words/calls/privileges.en.ts'
import { refusals as queue } from '#nouns/queue/words/calls/queue.en.ts'
import { refusals as reminderPreferences } from '#nouns/reminders/words/calls/reminder-preferences.en.ts'
import { refusals as reminders } from '#nouns/reminders/words/calls/reminders.en.ts'
import { refusals as iscore } from '#nouns/replays/words/calls/iscore.en.ts'
import { refusals as replays } from '#nouns/replays/words/calls/replays.en.ts'
import { refusals as scorecard } from '#nouns/replays/words/calls/scorecard.en.ts'
import { refusals as search } from '#nouns/search/words/calls/search.en.ts'
import { refusals as shop } from '#nouns/shop/words/calls/shop.en.ts'
import { refusals as social } from '#nouns/social/words/calls/social.en.ts'
import { refusals as tokens } from '#nouns/tokens/words/calls/tokens.en.ts'
import { refusals as accounts } from '#words/calls/accounts.en.ts'
import { refusals as pictures } from '#words/calls/pictures.en.ts'
import { refusals as secondFactor } from '#words/calls/second-factor.en.ts'
import { refusals as writing } from '#words/calls/writing.en.ts'
import type { CallRefusal } from '#words/problem.ts'

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
