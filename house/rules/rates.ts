/**
 * A rate limit: `points` calls per window of `seconds`, which begins with the first call. `per` says who is counted: a
 * member, or a network (/24, /64) for calls that guests make.
 */
export interface Rate {
  readonly name: RateName
  readonly points: number
  readonly seconds: number
  readonly per: 'member' | 'network'
  /** Name of the daily budget that a call of a new account also takes from (rules/people/standing). */
  readonly daily?: string
}

const minute = 60
const hour = 3_600
const day = 86_400

const table = {
  // Calls of guests. `exists` limits how often somebody can learn whether an address or name is registered.
  register: { points: 20, seconds: hour, per: 'network' },
  exists: { points: 5, seconds: hour, per: 'network' },
  login: { points: 30, seconds: 10 * minute, per: 'network' },
  mail: { points: 5, seconds: hour, per: 'network' },
  // Mails to one mailbox (decision 0174). Sent because strangers asked: `mailTo` per lane from all networks, `mailFrom`
  // per lane and network. Sent because the owner asked: `mailOwn`.
  mailTo: { points: 5, seconds: 6 * hour, per: 'network' },
  mailFrom: { points: 3, seconds: 6 * hour, per: 'network' },
  mailOwn: { points: 5, seconds: 6 * hour, per: 'network' },
  // Requests that reveal whether an address is registered: per network, and from all networks. They need not send a
  // mail.
  mailAsk: { points: 5, seconds: 6 * hour, per: 'network' },
  mailAskAll: { points: 30, seconds: 6 * hour, per: 'network' },
  code: { points: 10, seconds: 10 * minute, per: 'network' },
  loginCode: { points: 30, seconds: 10 * minute, per: 'network' },
  captcha: { points: 30, seconds: 10 * minute, per: 'network' },
  search: { points: 30, seconds: minute, per: 'network' },
  // Suggestions while somebody types.
  suggest: { points: 300, seconds: minute, per: 'network' },
  download: { points: 10, seconds: minute, per: 'network' },
  // Links of digests; mail services press them for many members from one network, so only wrong ones are counted there.
  digestOff: { points: 60, seconds: 10 * minute, per: 'network' },
  // Reports of faults in browsers.
  fault: { points: 20, seconds: hour, per: 'network' },

  // A member's own data.
  password: { points: 10, seconds: hour, per: 'member' },
  // Wrong second-factor codes for one account from anywhere, by people who know its password.
  wrongCode: { points: 10, seconds: hour, per: 'member' },
  export: { points: 5, seconds: day, per: 'member' },
  profile: { points: 20, seconds: hour, per: 'member' },
  // Switches: somebody who goes through all of them, twice.
  preferences: { points: 120, seconds: 10 * minute, per: 'member' },
  picture: { points: 100, seconds: day, per: 'member' },
  // Enough for a whole queue of files and a few retries.
  upload: { points: 30, seconds: 10 * minute, per: 'member' },

  /** Calls of all scripts of a member together. */
  script: { points: 300, seconds: minute, per: 'member' },

  // Acts that reach other members.
  topic: { points: 5, seconds: hour, per: 'member', daily: 'newTopic' },
  floor: { points: 10, seconds: 10 * minute, per: 'member', daily: 'newFloor' },
  comment: { points: 10, seconds: 5 * minute, per: 'member', daily: 'newComment' },
  message: { points: 120, seconds: 10 * minute, per: 'member', daily: 'newMessage' },
  // Messages to members who have not answered; counted beside `message`.
  messageStranger: { points: 20, seconds: 10 * minute, per: 'member', daily: 'newStranger' },
  // Searches of one's own messages, which read many of them.
  messageSearch: { points: 30, seconds: minute, per: 'member' },
  like: { points: 60, seconds: minute, per: 'member', daily: 'newLike' },
  follow: { points: 30, seconds: hour, per: 'member', daily: 'newFollow' },
  // A week's limit bounds what is given; this bounds attempts.
  gift: { points: 30, seconds: hour, per: 'member' },
  block: { points: 60, seconds: hour, per: 'member' },
  report: { points: 20, seconds: day, per: 'member' },
  // Floors that a member hides together with others, and judgements of reports.
  hide: { points: 10, seconds: day, per: 'member' },
  judge: { points: 100, seconds: day, per: 'member' },
  propose: { points: 5, seconds: day, per: 'member' },
  // Rights holders without an account.
  claim: { points: 5, seconds: day, per: 'network' },
  draft: { points: 120, seconds: 10 * minute, per: 'member' },
  // Edits and removals of one's own posts that are not counted as writing.
  edit: { points: 60, seconds: 10 * minute, per: 'member' },
  // Pages of the members' directory: enough to leaf, too few to copy it.
  directory: { points: 60, seconds: minute, per: 'member' },
  mention: { points: 60, seconds: minute, per: 'member' },
  // Buys and sells.
  trade: { points: 120, seconds: 10 * minute, per: 'member' },
  stake: { points: 120, seconds: 10 * minute, per: 'member' },

  // Daily budgets of new accounts (decision 0208). They end with the day, and for good once the account has settled.
  newTopic: { points: 6, seconds: day, per: 'member' },
  newFloor: { points: 60, seconds: day, per: 'member' },
  newComment: { points: 60, seconds: day, per: 'member' },
  newMessage: { points: 120, seconds: day, per: 'member' },
  newStranger: { points: 8, seconds: day, per: 'member' },
  newLike: { points: 300, seconds: day, per: 'member' },
  newFollow: { points: 60, seconds: day, per: 'member' },
} as const satisfies Record<string, Omit<Rate, 'name'>>

export type RateName = keyof typeof table

/** All rate limits by name. */
export const rates: Readonly<Record<RateName, Rate>> = Object.freeze(
  Object.fromEntries(Object.entries(table).map(([name, rate]) => [name, { name, ...rate }])),
  // `Object.fromEntries` loses the keys' type; the entries are those of `table`.
) as Readonly<Record<RateName, Rate>>
