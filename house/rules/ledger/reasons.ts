/**
 * Why resources move: a closed list. The number is stored in `ledger_posts.reason` and never changes its meaning; a new
 * reason gets a new number.
 */
export const reasons = {
  /** Levels that members had before the ledger. */
  opening: 1,
  /** First log-in of a Beijing day. */
  daily: 2,
  /** First post of a Beijing day. */
  firstPost: 3,
  /** A bullet drawn by a post. */
  bullet: 4,
  /** A like received. */
  like: 5,
  comment: 6,
  /** A replay or painting that stayed up. */
  upload: 7,
  /** The increase of one's best iscore of a game and kind. */
  record: 8,
  /** What an act had brought goes back: its author removed it soon, or staff removed it for breach. */
  takenBack: 9,
  buy: 11,
  sell: 12,
  gift: 13,
  giftDeclined: 14,
  giftTakenBack: 15,
  /** Staff give resources. */
  prize: 16,
  /** A level that came with time and posts. */
  levelEarned: 17,
  /** Staff set a level. */
  levelSet: 18,
  /** A topic stands first for a day. */
  pinDay: 19,
  /** A painted background. */
  background: 20,
  /** An account was closed: what it held is burned. */
  closed: 21,
  /** The best result of a day in the leisure game. */
  game: 22,
  /** A dessert is fed. */
  feed: 23,
  /** Bullets and sugar of a mixture, and what a failure brings. */
  synthesis: 24,
  /** A spell card that a dessert learns. */
  teach: 25,
  /** A skin of a dessert. */
  skin: 26,
  /** What a dessert brought from a place of the school map. */
  forage: 27,
  /** What a dessert took off another member's plate. */
  steal: 28,
  /** The base of an event of bets, from the house or from the member who opens it. */
  betBase: 29,
  stake: 30,
  /** What a stake won. */
  winnings: 31,
  /** A stake goes back: there was no result. */
  stakeBack: 32,
  /** What is left of an event goes back to who opened it. */
  betReturned: 33,
  /** What a displayed dessert added to the result of an event. */
  betEffect: 34,
  /** The bocai that a won event brings. */
  betWon: 35,
} as const satisfies Readonly<Record<string, number>>

export type Reason = keyof typeof reasons

/** What a transfer is about: the table whose row its subject id names. Numbers as for reasons. */
export const subjectKinds = {
  nothing: 0,
  member: 1,
  topic: 2,
  floor: 3,
  replay: 4,
  /** A comment on anything. */
  comment: 5,
  /** A Beijing day as the number yyyymmdd. */
  day: 6,
  /** A resource that was bought or sold, by its number. */
  item: 7,
  gift: 8,
  painting: 9,
  /** A dessert, by its number. */
  dessert: 10,
  outing: 11,
  synthesis: 12,
  /** An event of bets. */
  bet: 13,
  /** A stake on one. */
  stake: 14,
} as const satisfies Readonly<Record<string, number>>

export type SubjectKind = keyof typeof subjectKinds

const nameOf = <Name extends string>(list: Readonly<Record<Name, number>>) => {
  const names = new Map(Object.entries(list).map(([name, number]) => [number, name as Name])) // Object.entries widens the keys
  return (number: number): Name => {
    const name = names.get(number)
    if (name === undefined) throw new Error(`no name has the number ${number}`)
    return name
  }
}

export const reasonOf = nameOf(reasons)
export const subjectKindOf = nameOf(subjectKinds)
