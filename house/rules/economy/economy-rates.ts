/**
 * Every number by which resources are earned, bought, given and spent. `docs/economy.md` says what each is for;
 * `npm run simulate` plays 90 days with them.
 */

/** What acts bring. A day is a Beijing day. */
export const earning = {
  /** First log-in of a day; every `strongDay`th day in a row brings `strongDayPower` instead. */
  dailyPower: 1,
  strongDay: 7,
  strongDayPower: 2,
  /** The first post of a day that brings anything. */
  firstPostPoints: 1,
  /** One post in so many brings a bullet, if it has `bulletTextLeast` weighted characters. */
  bulletOneIn: 10,
  bulletsADay: 3,
  bulletTextLeast: 20,
  likeFaith: 1,
  likeScore: 100,
  /** From one giver within `likeWindowDays`: decision 0236. */
  likesFromOne: 2,
  likeWindowDays: 7,
  likesADay: 15,
  /** Age of giver and receiver from which a like brings something. */
  likeAccountDays: 7,
  uploadPoints: 2,
  uploadHours: 48,
  uploadsADayOfAKind: 2,
  uploadPointsAWeek: 6,
  /** Score for a whole point of iscore by which the best of a game and type rises. */
  recordScore: 1_000,
  recordScoreMost: 15_000,
  recordsADay: 3,
  commentScore: 50,
  commentTextLeast: 10,
  commentsADay: 20,
  gameScoreMost: 5_000,
} as const

/** Levels of both kinds that come with time and posts that stand. */
export const earnedLevels = [
  { level: 1, days: 30, posts: 20 },
  { level: 2, days: 90, posts: 60 },
] as const

/** Prices of the shop, in score. */
export const prices = {
  power: 20_000,
  point: 20_000,
  bullet: 1_500,
  material: 2_000,
  skin: 60_000,
  /** The first level; each further one costs twice the one before. */
  life: 15_000,
  bomb: 20_000,
} as const

/** The shop buys power and points for so many hundredths of their base price. */
export const sellPercent = 40
/** Added for each point sold while the moon-cake is displayed. */
export const moonCakeScore = 1_000
/** Taken off each power or point bought while the orange dessert is displayed. */
export const orangeScore = 1_000
/** Of so many units one is free: an activity of the shop, or the orange dessert with its card for materials. */
export const oneFreeOf = 4

/** How far demand moves a price from its base, in thousandths of the base. */
export const driftMost = 200
/** The most that one hour's demand moves it. */
export const driftStepMost = 10
/** Hours without demand after which a price is at its base again. */
export const driftHours = 168
/** So many units an hour above the usual demand make a whole step on a site where nobody bought before. */
export const driftUnits = 10

/** Gifts: age of the giver, worth a rolling week in each direction, and how long the receiver may decline one. */
export const giving = { days: 30, worthAWeek: 12_000, weekHours: 168, declineDays: 7 } as const

/** The most that staff award at once, by its worth as a gift. */
export const awardWorth = 200_000

/** Worth of one unit as a gift, in score. Power and points count what the shop pays, bullets and materials what it asks. */
export const worths = { faith: 400, sugar: 200, score: 1 } as const

/** What is spent on the site itself. */
export const sinks = {
  pinDayFaith: 10,
  backgroundFaith: 50,
  extraVoteFaith: 20,
  /** So much sugar adds `sugarStepPercent` to the chance of a synthesis. */
  sugarStep: 10,
  sugarStepPercent: 5,
} as const
