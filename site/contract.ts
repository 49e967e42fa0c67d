import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { archive } from './archive.ts'
import { betStaff } from './bet-staff.ts'
import { bets } from './bets.ts'
import { clubs } from './clubs.ts'
import { desserts } from './desserts.ts'
import { dragonBalls } from './dragon-balls.ts'
import { economy } from './economy.ts'
import type { Endpoint, Group } from './endpoint.ts'
import type { SharedRefusal } from './envelope.ts'
import { gifts } from './gifts.ts'
import { home } from './home.ts'
import { iscore } from './iscore.ts'
import { messages } from './messages.ts'
import { ownData } from './own-data.ts'
import { paintingStaff } from './painting-staff.ts'
import { paintings } from './paintings.ts'
import { pictures } from './pictures.ts'
import { privileges } from './privileges.ts'
import { queue } from './queue.ts'
import { reminderPreferences } from './reminder-preferences.ts'
import { reminders } from './reminders.ts'
import { replays } from './replays.ts'
import { roleStaff } from './role-staff.ts'
import { roles } from './roles.ts'
import { scorecard } from './scorecard.ts'
import { search } from './search.ts'
import { secondFactor } from './second-factor.ts'
import { shop } from './shop.ts'
import { signIn } from './sign-in.ts'
import { social } from './social.ts'
import { tokens } from './tokens.ts'
import { writing } from './writing.ts'

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
