import * as z from 'zod/mini'
import { chosenColours } from '#rules/people/colours.ts'
import { personTabNames } from '#rules/people/person-tabs.ts'
import { instant, language, userId, yesNo } from './fields.ts'

/** Everything the client stores about the logged-in member; resources are whole numbers. */
export const profile = z.object({
  id: userId,
  account: z.string(),
  /** Token of the new session after log-in or registration, otherwise empty. */
  token: z.string(),
  backupToken: z.string(),
  isLogin: z.boolean(),
  mail: z.string(),
  /** 'Y' if the mail address is verified. */
  mailChecked: yesNo,
  /** 'Y' if two-factor is on. */
  totp: yesNo,
  /** Path of a picture; empty for the generated head. */
  head: z.string(),
  nick: z.string(),
  /** Addresses of the member's own emoji, newest first. */
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
  /** Privilege levels. */
  bomb: z.int(),
  player: z.int(),
  /** The colour of the member's name; empty for none. */
  colour: z.enum(chosenColours),
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
  showHere: yesNo,
  showList: yesNo,
})
export type Profile = z.output<typeof profile>

export const person = z.object({
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  BRINT: z.string(),
  /** Background of the profile card: a picture path, `drawn:` and a name, or empty. */
  BACKGROUND: z.string(),
  /** The colour of the name; empty for none. */
  COLOUR: z.enum(chosenColours),
  /** Y: the member gets the staff sign, see `houseCodes` of the rules. */
  STAFF: yesNo,
  JOINED: instant,
  REPLAYS: z.int(),
  LIKES: z.int(),
  /** Whole iscore points of all games together; 0 for none, or where the board does not show them. */
  JF: z.int(),
  /** Their three runs with the highest iscore, in thousandths, highest first; empty where the board does not show them. */
  BEST: z.array(z.object({ CODE: z.string(), GAM: z.int(), RANK: z.string(), CHARA: z.string(), JF: z.int() })),
  /** The highest medal of their runs in each game, in the order of the games; empty where the board does not show them. */
  MEDALS: z.array(z.object({ xz: z.string(), PROVED: yesNo })),
  FOLLOWERS: z.int(),
  FOLLOWING: z.int(),
  /** Y: the sitemap names the page, and search engines may keep it; see `showList`. */
  FOUND: yesNo,
  /** Tabs that have content. */
  TABS: z.array(z.enum([...personTabNames, 'honor'])),
})
export type Person = z.output<typeof person>

export const device = z.object({
  id: z.string(),
  agent: z.string(),
  ip: z.string(),
  since: instant,
  seen: instant,
  current: z.boolean(),
  /** Account name of the linked account from whose session this one was switched to; else empty. */
  switchedFrom: z.string(),
})
export type Device = z.output<typeof device>
