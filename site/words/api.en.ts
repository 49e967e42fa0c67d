import { ownData } from '#nouns/accounts/words/calls/own-data.en.ts'
import { roles } from '#nouns/accounts/words/calls/roles.en.ts'
import { admin } from '#nouns/admin/words/calls/admin.en.ts'
import { roleStaff } from '#nouns/admin/words/calls/role-staff.en.ts'
import { archive } from '#nouns/archive/words/calls/archive.en.ts'
import { betStaff } from '#nouns/bets/words/calls/bet-staff.en.ts'
import { bets } from '#nouns/bets/words/calls/bets.en.ts'
import { clubs } from '#nouns/clubs/words/calls/clubs.en.ts'
import { desserts } from '#nouns/desserts/words/calls/desserts.en.ts'
import { economy } from '#nouns/economy/words/calls/economy.en.ts'
import { gifts } from '#nouns/gifts/words/calls/gifts.en.ts'
import { home } from '#nouns/home/words/calls/home.en.ts'
import { messages } from '#nouns/messages/words/calls/messages.en.ts'
import { dragonBalls } from '#nouns/paintings/words/calls/dragon-balls.en.ts'
import { paintingStaff } from '#nouns/paintings/words/calls/painting-staff.en.ts'
import { paintings } from '#nouns/paintings/words/calls/paintings.en.ts'
import { privileges } from '#nouns/privileges/words/calls/privileges.en.ts'
import { queue } from '#nouns/queue/words/calls/queue.en.ts'
import { reminderPreferences } from '#nouns/reminders/words/calls/reminder-preferences.en.ts'
import { reminders } from '#nouns/reminders/words/calls/reminders.en.ts'
import { iscore } from '#nouns/replays/words/calls/iscore.en.ts'
import { replays } from '#nouns/replays/words/calls/replays.en.ts'
import { scorecard } from '#nouns/replays/words/calls/scorecard.en.ts'
import { search } from '#nouns/search/words/calls/search.en.ts'
import { shop } from '#nouns/shop/words/calls/shop.en.ts'
import { signIn } from '#nouns/sign-in/words/calls/sign-in.en.ts'
import { social } from '#nouns/social/words/calls/social.en.ts'
import { tokens } from '#nouns/tokens/words/calls/tokens.en.ts'
import { accounts } from '#words/calls/accounts.en.ts'
import { pictures } from '#words/calls/pictures.en.ts'
import { secondFactor } from '#words/calls/second-factor.en.ts'
import { writing } from '#words/calls/writing.en.ts'
import type { NounWords } from './calls.ts'

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
