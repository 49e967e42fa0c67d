/**
 * How often: `points` calls in a window of `seconds` that the first of them opens. `per` tells whose window it is: one
 * member's, or one network's (/24, /64) for calls that guests make.
 */
export interface Rate {
  readonly name: RateName
  readonly points: number
  readonly seconds: number
  readonly per: 'member' | 'network'
}

const minute = 60
const hour = 3_600
const day = 86_400

const table = {
  // Guests' doors: tries; how often "exists" and "not registered" may be learnt is `exists`.
  register: { points: 20, seconds: hour, per: 'network' },
  exists: { points: 5, seconds: hour, per: 'network' },
  login: { points: 30, seconds: 10 * minute, per: 'network' },
  mail: { points: 5, seconds: hour, per: 'network' },
  // Mails to one mailbox (decision 0174): of one kind because strangers asked, from everywhere and from one network;
  // and because the owner asked.
  mailTo: { points: 5, seconds: 6 * hour, per: 'network' },
  mailFrom: { points: 3, seconds: 6 * hour, per: 'network' },
  mailOwn: { points: 5, seconds: 6 * hour, per: 'network' },
  // Questions whether one address is known, from one network and from everywhere; no mail needs to be sent.
  mailAsk: { points: 5, seconds: 6 * hour, per: 'network' },
  mailAskAll: { points: 30, seconds: 6 * hour, per: 'network' },
  code: { points: 10, seconds: 10 * minute, per: 'network' },
  loginCode: { points: 30, seconds: 10 * minute, per: 'network' },
  captcha: { points: 30, seconds: 10 * minute, per: 'network' },
  search: { points: 30, seconds: minute, per: 'network' },
  download: { points: 10, seconds: minute, per: 'network' },
  // What browsers tell of their own faults.
  fault: { points: 20, seconds: hour, per: 'network' },

  // A member's own things
  password: { points: 10, seconds: hour, per: 'member' },
  // Wrong codes for one account, from anywhere, by who knows its password.
  wrongCode: { points: 10, seconds: hour, per: 'member' },
  export: { points: 5, seconds: day, per: 'member' },
  profile: { points: 20, seconds: hour, per: 'member' },
  picture: { points: 100, seconds: day, per: 'member' },
  // A whole queue of files and a few tries more.
  upload: { points: 30, seconds: 10 * minute, per: 'member' },

  /** Calls of all of a member's scripts together. */
  script: { points: 300, seconds: minute, per: 'member' },

  // What reaches others
  topic: { points: 5, seconds: hour, per: 'member' },
  floor: { points: 10, seconds: 10 * minute, per: 'member' },
  comment: { points: 10, seconds: 5 * minute, per: 'member' },
  message: { points: 20, seconds: 10 * minute, per: 'member' },
  like: { points: 60, seconds: minute, per: 'member' },
  follow: { points: 30, seconds: hour, per: 'member' },
  block: { points: 60, seconds: hour, per: 'member' },
  report: { points: 20, seconds: day, per: 'member' },
  draft: { points: 120, seconds: 10 * minute, per: 'member' },
  mention: { points: 60, seconds: minute, per: 'member' },
} as const satisfies Record<string, Omit<Rate, 'name'>>

export type RateName = keyof typeof table

/** Every rate by name. */
export const rates: Readonly<Record<RateName, Rate>> = Object.freeze(
  Object.fromEntries(Object.entries(table).map(([name, rate]) => [name, { name, ...rate }])),
  // The entries are the table's own, so every name is there.
) as Readonly<Record<RateName, Rate>>
