import { listNouns } from '#core/noun.ts'
import { accounts } from '#nouns/accounts/noun.ts'
import { admin } from '#nouns/admin/noun.ts'
import { archive } from '#nouns/archive/noun.ts'
import { bets } from '#nouns/bets/noun.ts'
import { clubs } from '#nouns/clubs/noun.ts'
import { desserts } from '#nouns/desserts/noun.ts'
import { economy } from '#nouns/economy/noun.ts'
import { gifts } from '#nouns/gifts/noun.ts'
import { home } from '#nouns/home/noun.ts'
import { messages } from '#nouns/messages/noun.ts'
import { paintings } from '#nouns/paintings/noun.ts'
import { privileges } from '#nouns/privileges/noun.ts'
import { queue } from '#nouns/queue/noun.ts'
import { reminders } from '#nouns/reminders/noun.ts'
import { replays } from '#nouns/replays/noun.ts'
import { search } from '#nouns/search/noun.ts'
import { shop } from '#nouns/shop/noun.ts'
import { signIn } from '#nouns/sign-in/noun.ts'
import { social } from '#nouns/social/noun.ts'
import { tokens } from '#nouns/tokens/noun.ts'

/**
 * Every noun of the site, once: a noun that declared itself and is not here does not compile. The order is that in which a
 * member's data is forgotten and the daily work is done; the account comes last.
 */
export const nouns = listNouns({
  gifts,
  economy,
  replays,
  paintings,
  desserts,
  archive,
  clubs,
  queue,
  messages,
  shop,
  bets,
  privileges,
  'sign-in': signIn,
  social,
  search,
  reminders,
  home,
  tokens,
  admin,
  accounts,
})
