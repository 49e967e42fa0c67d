/**
 * Numbers of the desserts. Prices, and what sugar adds to a mixture, stand in `economy-rates.ts`. `docs/economy.md` says how they
 * work together; `npm run simulate` plays with them.
 */
export const dessertRates = {
  /** Experience of a unit that a dessert is fed. */
  ownMaterial: 10,
  otherMaterial: 5,
  sugar: 3,
  /** The highest level. Level n needs `levelStep` · n · (n − 1) / 2 experience. */
  topLevel: 9,
  levelStep: 50,
  /** Days without its own material after which a dessert of the highest level acts as one of the level below. */
  hungryDays: 7,
  /** Days without its own material after which a dessert is drawn sleepy. */
  sleepyDays: 3,
  /** Experience beyond the highest level that makes a star. */
  starStep: 400,
  /** What a synthesis brings to a dessert that is owned already, in experience. */
  ownedAgain: 100,

  /** Bullets of a synthesis. */
  mixture: 10,
  /** Chance in hundredths of a mixture whose nearest recipe differs by 0, 2, 4 or 6 bullets, and of any other. */
  nearness: [60, 40, 20, 10],
  far: 2,
  chanceMost: 95,
  /** Milk on display multiplies the chance by this many tenths. */
  milkTenths: 15,
  /** The most sugar that is added to a mixture, in steps of `sinks.sugarStep`. */
  sugarMost: 100,
  failureSugar: 5,

  /** Power that a spell card costs, and the level from which a dessert learns it. */
  cardPower: 10,
  cardLevel: 3,

  /** Hours that a member's desserts may be out for a Beijing day: decision 0326. */
  outHoursADay: 16,
  /** Chance in hundredths of a hint about a recipe on a whole outing to a place. */
  hintChance: 20,
  /** Hundredths of what was fed within the day that a whole outing of 2, 4 or 8 hours steals, before the guard takes off. */
  stolen: { 2: 10, 4: 20, 8: 30 },
  /** Each level of the dessert that is stolen from takes so many hundredths of that off. */
  guardPercent: 8,
  /** Sugar that a thief brings besides. */
  thiefSugar: { 2: 2, 4: 4, 8: 8 },
  /** The least and the most that a whole outing to a place brings. */
  foraged: { 2: [1, 2], 4: [2, 4], 8: [4, 7] },

  /** Hours of the outings from which moon-cake with its card brings one material more. */
  cardHours: 8,

  /** Hundredths of first log-ins from 0 to 6 o'clock in Beijing whose power coffee doubles: without and with its card. */
  coffee: [20, 30],
  /** Ninths of a lost stake that ice-cream brings back: without and with its card. */
  icecreamNinths: [1, 2],
  /** The least and the most that the bet-themed dessert adds, in hundredths of the net winnings. */
  bocai: [
    [20, 60],
    [30, 60],
  ],
  /** Wins on an event after which the bet-themed dessert comes. */
  bocaiWins: 7,
} as const

export const outingHours = [2, 4, 8] as const
export type OutingHours = (typeof outingHours)[number]
