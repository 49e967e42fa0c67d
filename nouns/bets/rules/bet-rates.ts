/** Numbers of bets; `docs/bets.md` says how they work together, `npm run simulate -- bets` attacks them. */
export const betRates = {
  /** The least base of an event, in units of its currency. */
  baseLeast: 20,
  /** The base that the form offers. */
  base: { power: 100, point: 100, faith: 300 },
  /** Bases that the house opens in a rolling week. */
  houseWeek: { power: 200, point: 200, faith: 900 },
  /** Start odds, in thousandths. */
  oddsLeast: 50,
  oddsMost: { power: 7_000, point: 7_000, faith: 30_000 },
  /** The sum of 1 / (1 + odds) of an event's options at its opening, in thousandths. */
  marginLeast: 1_020,
  marginMost: 1_250,
  /** What the form offers. */
  margin: { static: 1_050, dynamic: 1_020, ending: 1_020 },
  /** A person stakes at most this part of the base on an event. */
  personPart: 20,
  /** The same on an event that a member opened. */
  personPartOfMember: 5,
  /** No payout factor rises above so many times its opening one. */
  rise: { power: 1, point: 1, faith: 2 },
  /** What the stakes of a person in a rolling week may win net: power and points together, and faith. */
  weekWinnings: { units: 7, faith: 30 },
  /** A payout factor below this, in hundredths, is a waste. */
  factorLeast: 101,
  /** A payout that is worse than the one that was shown by more than this many hundredths asks again. */
  worsePercent: 3,
  /** What desserts add in a rolling week. */
  weekEffects: { units: 3, faith: 10 },
  /** The least stake of a win that brings a bocai. */
  bocaiStake: { power: 2, point: 2, faith: 5 },
  /** The base of an event that a member opens. */
  memberBase: [20, 30],

  /** Hours in which a proposed result stands for all to see and to object to. */
  seenHours: 24,
  /** People who object, or the part of the stakes that is theirs, from which a second member of staff decides. */
  objectors: 3,
  objectorsPart: 10,
  /** Hours that this decision may take beyond the day; after them the proposal counts. */
  decisionHours: 48,
  /** Days after the deadline in which a result is proposed; after them every stake goes back. */
  proposalDays: 7,
  /** Days without the right to object after an unfounded objection. */
  unfoundedDays: 90,
  /** Days until a looser limit of one's own holds. */
  looserDays: 7,
} as const
