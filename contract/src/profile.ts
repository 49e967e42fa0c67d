import * as z from 'zod/mini'
import { instant, language, userId, yesNo } from './fields.ts'

/** Everything the client keeps of who is signed in; resources are whole numbers. */
export const profile = z.object({
  id: userId,
  account: z.string(),
  /** The new session's token after log-in or registration, else empty. */
  token: z.string(),
  backupToken: z.string(),
  isLogin: z.boolean(),
  mail: z.string(),
  /** 'Y' once the address was verified. */
  mailChecked: yesNo,
  /** 'Y' where logging in takes a second step. */
  totp: yesNo,
  /** Picture path, empty for the generated head. */
  head: z.string(),
  nick: z.string(),
  /** Addresses of own emoji, newest first. */
  emoji: z.array(z.string()),
  remindNum: z.int(),
  messageNum: z.int(),
  pyNum: z.int(),
  isAdmin: z.boolean(),
  robot: z.boolean(),
  black: z.boolean(),
  /** '' | 'power' | 'power*N' */
  todayPower: z.string(),
  firstLogin: yesNo,
  score: z.int(),
  point: z.int(),
  power: z.int(),
  /** Privilege levels that count. */
  bomb: z.int(),
  player: z.int(),
  aOpen: yesNo,
  leftBar: z.enum(['0', '1']),
  language,
  mNum: z.int(),
  tNum: z.int(),
  hideToolbar: yesNo,
  showMS: yesNo,
  showEga: yesNo,
  showReplay: yesNo,
  showDes: yesNo,
  showHonor: yesNo,
  showFeed: yesNo,
  showProgress: yesNo,
})
export type Profile = z.output<typeof profile>

export const person = z.object({
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  BRINT: z.string(),
  /** Behind the name card: a picture path, `drawn:` and a name, or empty. */
  BACKGROUND: z.string(),
  /** They keep the house in order: see `houseCodes` of the rules. */
  STAFF: yesNo,
  JOINED: instant,
  REPLAYS: z.int(),
  LIKES: z.int(),
  FOLLOWERS: z.int(),
  FOLLOWING: z.int(),
  /** Tabs with something to see, in the order of the page. */
  TABS: z.array(z.enum(['ms', 'ega', 'replay', 'dessert', 'honor', 'feed', 'progress'])),
})
export type Person = z.output<typeof person>

export const device = z.object({
  id: z.string(),
  agent: z.string(),
  ip: z.string(),
  since: instant,
  seen: instant,
  current: z.boolean(),
})
export type Device = z.output<typeof device>
