import { accounts } from '#contract/accounts.ts'
import type { Endpoint, Group } from '#contract/endpoint.ts'
import type { SharedRefusal } from '#contract/envelope.ts'
import { pictures } from '#contract/pictures.ts'
import { search } from '#contract/search.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { social } from '#contract/social.ts'
import { writing } from '#contract/writing.ts'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { roles } from '#nouns/accounts/contract/roles.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import { roleStaff } from '#nouns/admin/contract/role-staff.ts'
import { archive } from '#nouns/archive/contract/archive.ts'
import { betStaff } from '#nouns/bets/contract/bet-staff.ts'
import { bets } from '#nouns/bets/contract/bets.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { desserts } from '#nouns/desserts/contract/desserts.ts'
import { economy } from '#nouns/economy/contract/economy.ts'
import { gifts } from '#nouns/gifts/contract/gifts.ts'
import { home } from '#nouns/home/contract/home.ts'
import { messages } from '#nouns/messages/contract/messages.ts'
import { dragonBalls } from '#nouns/paintings/contract/dragon-balls.ts'
import { paintingStaff } from '#nouns/paintings/contract/painting-staff.ts'
import { paintings } from '#nouns/paintings/contract/paintings.ts'
import { privileges } from '#nouns/privileges/contract/privileges.ts'
import { queue } from '#nouns/queue/contract/queue.ts'
import { reminderPreferences } from '#nouns/reminders/contract/reminder-preferences.ts'
import { reminders } from '#nouns/reminders/contract/reminders.ts'
import { iscore } from '#nouns/replays/contract/iscore.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { scorecard } from '#nouns/replays/contract/scorecard.ts'
import { shop } from '#nouns/shop/contract/shop.ts'
import { signIn } from '#nouns/sign-in/contract/sign-in.ts'
import { tokens } from '#nouns/tokens/contract/tokens.ts'

/** All calls of the site by noun. */
export const site = {
  accounts,
  admin,
  home,
  bets,
  betStaff,
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
  signIn,
  social,
  tokens,
  ownData,
  secondFactor,
  archive,
  iscore,
  economy,
  messages,
  search,
  shop,
  clubs,
  privileges,
  queue,
  writing,
  gifts,
}

export type Site = typeof site

type KeysOf<G> =
  G extends Group<infer P, infer C>
    ? `${P}${C[keyof C] extends Endpoint ? C[keyof C]['refusals'][number] : never}`
    : never

/** Keys of all refusals in the language packs: the prefix of the noun and the code. */
export type RefusalKey = { [N in keyof Site]: KeysOf<Site[N]> }[keyof Site] | SharedRefusal

/** Names of all calls, as `noun.name`. */
export type CallName = { [N in keyof Site]: `${N}.${keyof Site[N]['calls'] & string}` }[keyof Site]

declare module '#words/problem.ts' {
  interface Refusals extends Record<RefusalKey, true> {}
}
