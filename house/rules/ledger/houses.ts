/**
 * Accounts of the house. Their balance is the sum of what they gave and took: they have no row that everybody would
 * lock. `open` ones lie outside of what members hold: what comes from them is *minted*, what goes to them is *burned*.
 * The others hold something for members.
 */
export const houses = {
  /** Makes what is earned. */
  mint: { number: 1, open: true },
  /** Takes what is spent on the site itself, and what closed accounts held. */
  burn: { number: 2, open: true },
  shop: { number: 3, open: true },
  /** Gives what staff award. */
  prizes: { number: 4, open: true },
  /** Pays what dessert effects add. */
  effects: { number: 5, open: true },
  /** Pays for gifts that staff take back and that their receiver no longer has. */
  loss: { number: 6, open: true },
  /** Gives the opening amounts of bets. */
  bets: { number: 7, open: true },
  /** The stakes of one bet; its subject is the bet's id. */
  bet: { number: 8, open: false },
  /** The debt of one member, at or below zero; its subject is the member's id. */
  owed: { number: 9, open: false },
} as const satisfies Readonly<Record<string, { readonly number: number; readonly open: boolean }>>

export type House = keyof typeof houses

/** Who holds resources: a member by their id, or an account of the house as a number below 0. */
export type Holder = number

const perHouse = 10_000_000_000

/** The holder number of a house account. The subject of `bet` and `owed` says whose it is. */
export const house = (name: House, subject = 0): Holder => -(houses[name].number * perHouse + subject)

export const isMember = (holder: Holder): boolean => holder > 0

/** The house account and subject behind a holder number; null for a member. */
export const houseOf = (holder: Holder): { readonly name: House; readonly subject: number } | null => {
  if (isMember(holder)) return null
  const number = Math.floor(-holder / perHouse)
  const name = (Object.keys(houses) as House[]).find((each) => houses[each].number === number) // keys of the list above
  if (!name) throw new Error(`no house has the number ${number}`)
  return { name, subject: -holder - number * perHouse }
}
